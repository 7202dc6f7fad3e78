/// Runs the command that `arguments` ask for, without the program's name, and returns its exit code.
func run(_ arguments: [String], in world: World) async -> Int32 {
    do {
        switch try parseCommand(arguments).get() {
        case .resources(let request, let options): try await showResources(request, options, in: world)
        case .crawl(let options): try await crawl(options, in: world)
        case .browse(let collection, let baseURL): try await browse(collection, baseURL: baseURL, in: world)
        case .serve(let port): try await serve(port: port, in: world)
        case .help(let name): try world.terminal.write(name.flatMap(subcommand(named:)).map(helpText) ?? helpText())
        case .version: try world.terminal.write("marvel \(version)\n")
        }
        return ExitCode.success
    } catch OutputError.closed {
        // Whoever reads has enough; that is no failure.
        return ExitCode.success
    } catch let error as UsageError {
        report(error.text, in: world)
        return ExitCode.usage
    } catch let error as CommandInterruption {
        report(error.text, in: world)
        return ExitCode.interruption
    } catch OutputError.failed(let reason) {
        report("The output could not be written: \(reason). Check where it goes.", in: world)
    } catch let error as CommandFailure {
        report(error.text, in: world)
    } catch {
        report("\(error)", in: world)
    }
    return ExitCode.failure
}

let version = "0.1.0"

enum ExitCode {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    /// `EX_USAGE` of `sysexits.h`.
    static let usage: Int32 = 64
    /// What shells say of a command that Ctrl-C ended.
    static let interruption: Int32 = 130
}

private func report(_ text: String, in world: World) {
    world.terminal.writeNote("\(world.noteStyle.alarming("marvel:")) \(text)\n")
}
