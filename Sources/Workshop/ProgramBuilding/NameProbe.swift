import BuildCaching
import Foundation
import ProcessRunning
import SourcePreparing

/// Asks the compiler which of some names modules at hand declare: it alone knows them all.
struct NameProbe {
  /// Names of types, functions and constants.
  let names: [String]
  /// Names of members, which views and collections may have.
  let members: [String]
  /// Functions that collections may have: names and their labels, `(by:)`.
  let functions: [String: Set<String>]
  /// Names of what the environment may have.
  let environment: [String]
  /// The modules that are asked.
  let modules: [String]

  /// - Parameters:
  ///   - folder: where the question is written.
  ///   - interfaces: where modules are that are not ours.
  ///   - readable: folders of headers that maps among those lead to.
  func run(
    _ compilers: CompilerBox, _ sdk: BuiltSDK, headers: URL, in folder: URL, interfaces: URL,
    readable: [URL]
  ) throws -> MadeSurroundings {
    guard !names.isEmpty || !members.isEmpty || !environment.isEmpty else {
      return MadeSurroundings()
    }
    let file = folder.appendingPathComponent("Probe.swift")
    try Data(text.utf8).write(to: file)
    let outcome = try compilers.run(
      compilers.toolchain.compiler,
      [
        "-typecheck", "-parse-as-library", "-module-name", "Probe", "-swift-version", "5",
        "-suppress-warnings", "-diagnostic-style", "llvm", "-I", sdk.modules.path,
        "-I", interfaces.path, "-module-cache-path", headers.path, file.path,
      ], in: folder, readable: [sdk.folder.path, interfaces.path] + readable.map(\.path),
      writable: [headers.path],
      timeLimit: 300)
    return answer(outcome.outputText + outcome.errorText)
  }

  /// The question.
  var text: String {
    let names = names.map { "  _ = `\($0)`" }
    let lines =
      names + members.flatMap { ["  _ = a.`\($0)`", "  _ = b.`\($0)`"] }
      + calls.map { "  _ = b.`\($0.name)`\($0.labels)" } + environment.map { "  _ = c.`\($0)`" }
    return (modules + ["Foundation"]).map { "import \($0)\n" }.joined()
      + "func probe(_ a: EmptyView, _ b: [Int], _ c: EnvironmentValues) {\n"
      + lines.joined(separator: "\n") + "\n}\n"
  }

  private var calls: [(name: String, labels: String)] {
    functions.sorted { $0.key < $1.key }.flatMap { name, labels in
      labels.sorted().map { (name, $0) }
    }
  }

  private func answer(_ output: String) -> MadeSurroundings {
    var unknown: Set<String> = []
    var without: [String: Set<String>] = [:]
    for line in output.split(whereSeparator: \.isNewline) {
      guard let message = line.range(of: ": error: ") else { continue }
      let parts = line[message.upperBound...].split(
        separator: "'", omittingEmptySubsequences: false)
      if parts.first == "cannot find ", parts.count > 2 { unknown.insert(String(parts[1])) }
      if parts.first == "value of type ", parts.count > 4, parts[2] == " has no member " {
        without[String(parts[1]), default: []].insert(String(parts[3]))
      }
    }
    let notOfLists = without["[Int]"] ?? []
    let views = Set(members).subtracting(without["EmptyView"] ?? [])
    return MadeSurroundings(
      names: Set(names).subtracting(unknown),
      members: views.union(Set(members).subtracting(notOfLists)), viewMembers: views,
      listFunctions: Set(calls.map { $0.name + $0.labels }).subtracting(notOfLists),
      environment: Set(environment).subtracting(without["EnvironmentValues"] ?? []))
  }
}
