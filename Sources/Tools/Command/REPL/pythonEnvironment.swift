import CommandLineSupport
import Foundation

/// Returns an environment in which `lldb` starts. This is `environment`; if the system's loader doesn't find the Python
/// library that `lldb` needs, the library's folder is added.
///
/// - Throws: A sentence that says what to install, if the library is not on this machine.
func pythonEnvironment(
    for lldb: String, _ environment: [String: String], _ launcher: Launcher
) throws -> [String: String] {
    let first = try launcher.output(lldb, ["--version"], environment)
    guard let library = missingLibrary(in: first.text) else { return environment }
    for folder in libraryFolders(environment, launcher) where launcher.exists("\(folder)/\(library)") {
        var candidate = environment
        let others = environment["LD_LIBRARY_PATH"].flatMap { $0.isEmpty ? nil : [$0] } ?? []
        candidate["LD_LIBRARY_PATH"] = ([folder] + others).joined(separator: ":")
        // A Python outside of /usr finds its modules with PYTHONHOME.
        if let version = library.firstMatch(of: /[0-9]+\.[0-9]+/)?.output, launcher.exists("\(folder)/python\(version)")
        {
            candidate["PYTHONHOME"] = URL(filePath: folder).deletingLastPathComponent().path
        }
        if try launcher.output(lldb, ["--version"], candidate).exitCode == 0 { return candidate }
    }
    throw CommandFailure(advice(on: library))
}

/// Returns the name of the library that the loader did not find, or nil if `output` is not such an error.
func missingLibrary(in output: String) -> String? {
    let gnu = output.firstMatch(of: /loading shared libraries: ([^\s:\/]+): cannot open/)?.output.1
    let musl = output.firstMatch(of: /loading shared library ([^\s:\/]+): No such file/)?.output.1
    return (gnu ?? musl).map(String.init)
}

/// Returns the sentence that says what to install.
func advice(on library: String) -> String {
    guard let version = library.firstMatch(of: /^libpython([0-9]+\.[0-9]+)/)?.output.1 else {
        return
            "The Swift REPL needs the library \(library), which is not on this machine; install the package that contains it."
    }
    return "The Swift REPL needs \(library), which is not on this machine; install Python \(version) with its shared "
        + "library, for example with “apt-get install libpython\(version)” or "
        + "“PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install \(version)”."
}

/// Returns the folders in which Python libraries usually are.
func libraryFolders(_ environment: [String: String], _ launcher: Launcher) -> [String] {
    let home = environment["HOME"] ?? "/root"
    func folders(in parent: String, _ suffix: String = "/lib") -> [String] {
        launcher.names(parent).sorted().reversed().map { "\(parent)/\($0)\(suffix)" }
    }
    let programs = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/../lib" }
    let pyenv = environment["PYENV_ROOT"] ?? "\(home)/.pyenv"
    return ["/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/local/lib64"]
        + folders(in: "/usr/lib", "").filter { $0.hasSuffix("-linux-gnu") || $0.hasSuffix("-linux-gnueabihf") }
        + folders(in: "\(pyenv)/versions") + folders(in: "\(home)/.local/share/uv/python")
        + ["\(home)/miniconda3", "\(home)/anaconda3", "/opt/conda"].map { "\($0)/lib" }
        + folders(in: "\(home)/miniconda3/envs") + folders(in: "/opt") + programs
}
