import BuildCaching
import DiagnosticRecords
import Encodings
import Foundation
import ProcessRunning
import ProjectReader
import SourcePreparing

/// Compiles what headers of a program declare, those of its own and of modules that are not written
/// in Swift, into one module that its code sees. What the compiler does not take is left out.
struct HeaderBuild {
  let project: WidgetProject
  let sdk: BuiltSDK
  let compilers: CompilerBox
  /// The program's folder; what is made is kept in `Declared` in it.
  let work: URL
  /// The folder of the compiler's modules of system headers.
  let headers: URL
  /// Modules of ours that the project's code sees, sorted.
  let seen: [String]

  /// What became of them.
  struct Outcome: Codable {
    /// Object files.
    var objects: [String] = []
    /// What they were made from.
    var stamps: [String] = []
    /// Names of the types that headers declare.
    var types: Set<String> = []
  }

  /// Rounds in which the compiler says which names there are not, and after which it has to take
  /// what is left.
  private static let rounds = (names: 4, all: 12)

  private var folder: URL { work.appendingPathComponent("Declared") }
  private var record: URL { folder.appendingPathComponent("declared.json") }
  private var file: String { HeaderSources.module + ".swift" }

  /// - Parameter interfaces: where the module's interface is put.
  /// - Returns: no outcome if headers declare nothing, or nothing that the compiler takes, which
  ///   is said.
  func run(
    _ interfaces: URL
  ) throws -> (outcome: Outcome?, refused: Diagnostic?, compilerRan: Bool) {
    let found = found
    var surroundings = HeaderSurroundings(modules: modules(found))
    let first = HeaderSources(found, declared: declared, surroundings: surroundings)
    guard !found.isEmpty, let text = first.text else { return (nil, nil, false) }
    let stamp = stamp(text)
    let interface = interfaces.appendingPathComponent(HeaderSources.module + ".swiftmodule")
    if let known = kept, known.stamps == [stamp],
      (known.objects + [interface.path]).allSatisfy(FileManager.default.fileExists)
    {
      return (known, nil, false)
    }
    _ = try? FileManager.default.removeItem(at: folder)
    let call = call(interfaces)
    for _ in 0..<Self.rounds.names {
      guard let text = self.text(found, surroundings) else { return (nil, nil, true) }
      try call.write([ProgramSource(name: file, bytes: Array(text.utf8))])
      guard let complaint = try call.check(compilers, root: call.sourceFolder),
        surroundings.learn(complaint.messages)
      else { break }
    }
    guard let text = self.text(found, surroundings) else { return (nil, nil, true) }
    if let reason = try compile(text, call) {
      return (nil, .headersLeftOut(project.name, reason), true)
    }
    let outcome = Outcome(objects: call.objects, stamps: [stamp], types: first.typeNames)
    try JSONEncoder().encode(outcome).write(to: record)
    return (outcome, nil, true)
  }

  /// What all headers declare.
  private var found: HeaderDeclarations {
    var found = project.headers
    for module in project.modules { found.add(module.headers) }
    for module in project.missingModules { found.add(module.headers) }
    return found
  }

  /// Names that code declares which sees headers.
  private var declared: Set<String> {
    let files =
      project.files + project.modules.filter { !$0.headers.isEmpty }.flatMap(\.files)
    return Set(files.flatMap(\.facts.sharedNames))
  }

  /// Modules of ours that headers include, and the one that most do.
  private func modules(_ found: HeaderDeclarations) -> [String] {
    let own = Set(["Foundation", GeneratedSources.additionsModule])
    return Set(found.modules + ["UIKit"]).subtracting(own).intersection(seen).sorted()
  }

  private func text(
    _ found: HeaderDeclarations, _ surroundings: HeaderSurroundings
  ) -> String? {
    HeaderSources(found, declared: declared, surroundings: surroundings).text
  }

  private func call(_ interfaces: URL) -> CompilerCall {
    CompilerCall(
      module: HeaderSources.module, compilation: Compilation(flags: []),
      kind: .library(package: nil), sdk: sdk, toolchain: compilers.toolchain, work: folder,
      headers: headers, interfaces: interfaces, clang: project.clang, sources: [file])
  }

  private var kept: Outcome? {
    (try? Data(contentsOf: record)).flatMap { try? JSONDecoder().decode(Outcome.self, from: $0) }
  }

  private func stamp(_ text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(compilers.toolchain.fingerprint)
    fingerprint.add(sdk.folder.lastPathComponent)
    fingerprint.add(text)
    return fingerprint.text
  }

  /// Leaves out what the compiler does not take; what it says if it takes nothing.
  private func compile(_ whole: String, _ call: CompilerCall) throws -> String? {
    var text = whole
    var reason = ""
    for _ in 0..<Self.rounds.all {
      try call.write([ProgramSource(name: file, bytes: Array(text.utf8))])
      guard let complaint = try call.compile(compilers, root: call.sourceFolder) else {
        return nil
      }
      reason = complaint.diagnostics.first?.message ?? reason
      let lines = Set(complaint.diagnostics.filter { $0.file == file }.compactMap(\.line))
      var rest = MadeModules.leavingOut(lines, of: text)
      // Of what is wrong with a whole type it may complain where that ends.
      if rest == text { rest = MadeModules.leavingOutTypes(endingOn: lines, of: text) }
      if rest == text {
        rest = MadeModules.smaller(text, without: lines, isCoarse: true) ?? text
      }
      guard rest != text, !rest.isEmpty else { break }
      text = rest
    }
    return reason
  }
}

extension HeaderSurroundings {
  /// Learns from what the compiler says which names there are not, and what has no heirs; whether
  /// that was anything new.
  fileprivate mutating func learn(_ messages: [CompilerMessage]) -> Bool {
    let before = self
    for message in messages {
      let parts = message.text.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count > 2 else { continue }
      let name = String(parts[1])
      switch parts[0] {
      case "cannot find type ": absent.insert(name)
      case "cannot inherit from final class ", "cannot inherit from non-open class ",
        "inheritance from non-protocol, non-class type ":
        closed.insert(name)
      default: break
      }
    }
    return self != before
  }
}

extension Diagnostic {
  fileprivate static func headersLeftOut(_ project: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .headersLeftOut,
      "What headers of \(project) declare is missing, as nothing of it compiles here: \(reason)",
      subject: project)
  }
}

extension Rule {
  static let headersLeftOut = Rule(
    "headers-left-out", fault: .vitrine, .warning, "What headers declare could not be read",
    why: "Declarations in C and Objective-C are written anew in Swift, and the compiler does not "
      + "take what was written of them.",
    remedy: "Put Swift files that declare what the widgets need beside the project and name them "
      + "under \"stubs\" in vitrine.json.")
}
