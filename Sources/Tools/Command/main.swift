import CommandLineSupport
import Foundation

exit(await run(Array(CommandLine.arguments.dropFirst()), in: .system()))
