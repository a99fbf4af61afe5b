package import Foundation

/// The Swift compiler in use.
package struct Toolchain: Hashable, Sendable {
  /// The folder of `swift`, `swiftc` and the tools beside them.
  package var binaries: URL

  package init(binaries: URL) {
    self.binaries = binaries
  }

  /// That of `VITRINE_SWIFTC`, if that is set, or of the first `swiftc` of `PATH`: the one that it
  /// chooses, where it is a program that chooses one.
  package static func locate(environment: [String: String]) -> Toolchain? {
    if let compiler = environment["VITRINE_SWIFTC"], !compiler.isEmpty {
      let folder = URL(fileURLWithPath: compiler).deletingLastPathComponent()
      return Toolchain(binaries: folder).real(environment: environment)
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let found = folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
    return found.map {
      Toolchain(binaries: URL(fileURLWithPath: $0)).real(environment: environment)
    }
  }

  package var compiler: URL { binaries.appendingPathComponent("swiftc") }
  /// `llvm-ar` of the toolchain, else the system's.
  package var archiver: URL {
    let own = binaries.appendingPathComponent("llvm-ar")
    let isThere = FileManager.default.isExecutableFile(atPath: own.path)
    return isThere ? own : URL(fileURLWithPath: "/usr/bin/ar")
  }
  /// The folder of the modules that macros are written with; nil if it does not have them.
  package var macroLibraries: URL? {
    let folder = root.appendingPathComponent("lib/swift/host")
    let module = folder.appendingPathComponent("SwiftSyntax.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? folder : nil
  }
  /// Runs libraries that expand macros beside the compiler.
  package var macroServer: URL { root.appendingPathComponent("bin/swift-plugin-server") }
  package var packageManager: URL { binaries.appendingPathComponent("swift") }

  /// What the compiler calls itself, in one line; nil if it does not start.
  package func version(environment: [String: String]) -> String? {
    let outcome = ChildProcess(
      compiler, ["--version"], environment: environment, timeLimit: 30
    ).run()
    guard outcome.succeeded else { return nil }
    return outcome.outputText.split(separator: "\n").first.map(String.init)
  }

  /// The folder of `bin` and `lib`, where links lead.
  var root: URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The toolchain itself, where this is only a program that chooses one.
  func real(environment: [String: String]) -> Toolchain {
    let libraries = root.appendingPathComponent("lib/swift").path
    if FileManager.default.fileExists(atPath: libraries) { return self }
    let outcome = ChildProcess(
      compiler, ["-print-target-info"], environment: environment, timeLimit: 60
    ).run()
    guard let answer = try? JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output)) else {
      return self
    }
    // Its libraries are in lib/swift.
    let root = URL(fileURLWithPath: answer.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    return Toolchain(binaries: root.appendingPathComponent("bin"))
  }

  /// What a compiler says of itself, as far as it matters here.
  private struct TargetInfo: Decodable {
    let paths: Paths

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
  }
}
