import BuildCaching
import DiagnosticRecords
import Encodings
import FilePaths
import Foundation
import ProcessRunning
import ProjectReader

/// Compiles a module in C or C++ that Swift code of a package imports, and says to the Swift
/// compiler where its headers are.
struct ClangBuild: Sendable {
  let module: String
  let source: ClangSource
  /// C modules that were compiled before.
  let others: [ClangSource]
  let compilers: CompilerBox
  /// The folder for its object files.
  let work: URL
  /// The folder of the interfaces of the project's own modules.
  let interfaces: URL

  /// Compiles what has changed. What does not compile is said, and its module cannot be imported.
  func run() throws -> ModuleBuild.Outcome {
    let files = FileManager.default
    try files.createDirectory(at: work, withIntermediateDirectories: true)
    var outcome = ModuleBuild.Outcome()
    outcome.objects = source.files.indices.map { work.path + "/\($0).o" }
    outcome.stamp = stampValue
    let folder = interfaces.appendingPathComponent(module)
    let stamp = BuildStamp(
      file: work.appendingPathComponent("stamp"), value: outcome.stamp,
      products: outcome.objects.map { URL(fileURLWithPath: $0) })
    if !stamp.isValid {
      stamp.remove()
      outcome.compilerRan = true
      let objects = outcome.objects
      let results = try sideBySide(Array(objects.indices)) {
        try compile(source.files[$0], to: objects[$0])
      }
      if let failed = results.firstIndex(where: { !$0.succeeded }) {
        try? files.removeItem(at: folder)
        outcome.objects = []
        outcome.isBuilt = true
        outcome.refused = [.clangCodeLeftOut(module, source.files[failed], results[failed])]
        return outcome
      }
      try stamp.save()
    }
    try writeModuleMap(folder)
    outcome.isBuilt = true
    return outcome
  }

  private var folders: [URL] {
    [source.folder] + source.searched
      + ([source] + others).compactMap(\.headers)
  }

  private func arguments(_ file: URL) -> [String] {
    let modern = ClangSource.isPlusPlus(file) ? ["-std=gnu++20"] : ["-std=gnu11"]
    return ["-c", "-O1", "-w", "-fPIC", "-D_GNU_SOURCE"]
      + (["S", "s"].contains(file.pathExtension) ? [] : modern)
      + source.defines.map { "-D" + $0 } + folders.map { "-I" + $0.path }
  }

  private func compile(_ file: URL, to object: String) throws -> ChildProcess.Outcome {
    try compilers.run(
      compilers.toolchain.binaries.appendingPathComponent("clang"),
      arguments(file) + ["-o", object, "--", file.path], in: work,
      readable: folders.map(\.path) + [file.path, "/usr/include"], timeLimit: 300)
  }

  /// Changes with the compiler, what it is told, and every file of the target.
  private var stampValue: String {
    var fingerprint = Fingerprint()
    fingerprint.add(compilers.toolchain.fingerprint)
    fingerprint.add(source.map ?? "")
    for file in source.files { arguments(file).forEach { fingerprint.add($0) } }
    for folder in [source.folder] + others.compactMap(\.headers) {
      for path in FolderTree.paths(below: folder.path) {
        fingerprint.add(path)
        fingerprint.add(stateOf: folder.path + "/" + path)
      }
    }
    return fingerprint.text
  }

  /// The package's own map of its headers, or one that has them all.
  private func writeModuleMap(_ folder: URL) throws {
    guard let text = source.map ?? source.headers.map(moduleMap) else { return }
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    // One that was made of its use before it was at hand would be taken instead.
    for kind in ["swiftmodule", "swiftdoc", "swiftsourceinfo"] {
      try? files.removeItem(at: folder.appendingPathExtension(kind))
    }
    try SDKBuilder.write(text, to: folder, "module.modulemap")
  }

  private func moduleMap(_ headers: URL) -> String {
    let files = FileManager.default
    // Where the compiler looks for one too.
    let own = ["module.modulemap", "\(module)/module.modulemap"].map(headers.appendingPathComponent)
      .first { files.fileExists(atPath: $0.path) }
    let quoted = { (url: URL) in
      url.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    if let own { return "extern module \(module) \"\(quoted(own))\"\n" }
    let umbrella = ["\(module).h", "\(module)/\(module).h"].map(headers.appendingPathComponent)
      .first { files.fileExists(atPath: $0.path) }
    let content = umbrella.map { "umbrella header \"\(quoted($0))\"" }
    return
      "module \(module) {\n  \(content ?? "umbrella \"\(quoted(headers))\"")\n  export *\n}\n"
  }
}

extension Diagnostic {
  static func clangCodeLeftOut(
    _ module: String, _ file: URL, _ outcome: ChildProcess.Outcome
  ) -> Diagnostic {
    let lines = outcome.errorText.split(whereSeparator: \.isNewline)
    let error = lines.first { $0.contains("error:") }.flatMap { line in
      line.range(of: "error:").map { String(line[$0.upperBound...]) }
    }
    let reason = error ?? " it ended with \(outcome.ending)"
    return Diagnostic(
      .clangCodeLeftOut,
      "\(module) is left out, as its \(file.lastPathComponent) does not compile here:\(reason)",
      subject: module)
  }
}

extension Rule {
  static let clangCodeLeftOut = Rule(
    "clang-code-left-out", fault: .widget, .warning, "A module in C does not compile here",
    why: "It may need headers of Apple's; Swift code that imports it is left out with it.",
    remedy: "Put Swift files that stand in for it into stubs/MODULE beside vitrine.json.")
}
