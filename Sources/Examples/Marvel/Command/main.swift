import Foundation

ignoreClosedPipes()
let world = World.system()
bypassProxyForLoopback(environment: world.environment)
exit(await run(Array(CommandLine.arguments.dropFirst()), in: world))
