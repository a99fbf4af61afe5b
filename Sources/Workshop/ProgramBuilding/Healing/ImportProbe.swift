import Foundation
import ProcessRunning
import ProjectReader
import SourcePreparing

/// Asks the compiler which modules that a call can import declare some names: it alone knows what
/// each carries along.
struct ImportProbe {
  /// The call whose files lack the names.
  let call: CompilerCall
  /// Modules that its code may import, of ours and of the project's.
  let offered: Set<String>

  /// One file for each module, as what one imports the others do not have.
  static func sources(_ names: [String], _ modules: [String]) -> [ProgramSource] {
    modules.enumerated().map { index, module in
      let lines = names.map { "  _ = `\($0)`\n" }.joined()
      let text = "import \(module)\nprivate func probe() {\n\(lines)}\n"
      return ProgramSource(name: "Probe\(index).swift", bytes: Array(text.utf8))
    }
  }

  /// - Returns: by name, the modules that have it.
  func modules(having names: Set<String>, _ compilers: CompilerBox) throws -> [String: Set<String>]
  {
    let names = names.filter(SwiftCode.isIdentifier).sorted()
    let modules = Set(call.importable).intersection(offered)
      .union(ModuleAvailability.compilerProvided).subtracting([call.module]).sorted()
    if names.isEmpty { return [:] }
    let sources = Self.sources(names, modules)
    let probe = call.asking(sources.map(\.name))
    try probe.write(sources)
    guard let answer = try probe.check(compilers, root: probe.sourceFolder) else { return [:] }
    // A module that cannot be imported says nothing of names.
    var lacking: [String: Set<String>] = [:]
    for message in answer.messages {
      let file = message.file?.split(separator: "/").last.map(String.init) ?? ""
      guard let index = sources.firstIndex(where: { $0.name == file }) else { continue }
      if let missing = MissingName(message.text), missing.kind == .value {
        lacking[modules[index], default: []].insert(missing.name)
      } else if message.text.contains("module '") {
        lacking[modules[index], default: []].formUnion(names)
      }
    }
    if answer.isCutShort { return [:] }
    var found: [String: Set<String>] = [:]
    for name in names {
      let having = modules.filter { lacking[$0]?.contains(name) != true }
      // What all have is Swift's own.
      if !having.isEmpty, having.count < modules.count { found[name] = Set(having) }
    }
    return found
  }
}

extension CompilerCall {
  /// A call beside it that looks at other files with all that it can import.
  fileprivate func asking(_ sources: [String]) -> CompilerCall {
    CompilerCall(
      module: "VitrineProbe", compilation: compilation, kind: .library(package: nil), sdk: sdk,
      toolchain: toolchain, work: work.appendingPathComponent("Probe"), headers: headers,
      interfaces: interfaces, clang: clang, aliases: aliases, sources: sources, jobs: jobs)
  }
}
