import BuildCaching
import DiagnosticRecords
import Foundation
import ProcessRunning
import ProjectReader

/// The one compiler call that makes a module's files into a program, or into something that one is
/// linked with.
struct CompilerCall {
  /// What is made.
  enum Product {
    /// A program, linked with our modules and these object files.
    case program(objects: [String])
    /// Object files and an interface that others import; with the package it belongs to.
    case library(package: String?)
  }

  let module: String
  var compilation: Compilation
  let kind: Product
  let sdk: BuiltSDK
  let toolchain: Toolchain
  let work: URL
  /// The folder of the compiler's modules of system headers.
  let headers: URL
  /// The folder of the interfaces of the project's own modules; nil if it has none.
  let interfaces: URL?
  /// The project's modules in C: the compiler reads the maps of all that lie among the interfaces,
  /// whether they are imported or not.
  let clang: [ClangSource]
  /// What modules of the project are compiled as.
  var aliases = ModuleAliases()
  /// Libraries that expand macros of packages.
  var macros: [MacroLibrary] = []
  /// Names of the files in ``sourceFolder``.
  var sources: [String]
  /// How many processes the compiler may start at a time.
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Whether one process makes all files of what seldom changes. It reads them once, where each of
  /// several reads all: that is worth more than their company where there are few.
  var isWhole = false

  var sourceFolder: URL { work.appendingPathComponent("Sources") }
  /// The program the call writes; moved to its path when it is whole.
  var product: URL { work.appendingPathComponent("program.new") }

  /// Object files and what the compiler notes about them, so that only what a change reaches is
  /// compiled again.
  var objectFolder: URL { work.appendingPathComponent("Objects") }
  private var fileMap: URL { work.appendingPathComponent("files.json") }

  /// Object files of the sources.
  var objects: [String] {
    sources.map { objectFolder.path + "/" + $0.dropLast(".swift".count) + ".o" }
  }

  /// Names of the modules that the sources can import, beside what the compiler brings.
  var importable: [String] {
    let folders = [sdk.modules] + (interfaces.map { [$0] } ?? [])
    return folders.flatMap(BuildCache.names).map { String($0.prefix { $0 != "." }) }
  }

  /// What others import of a library.
  private var interface: URL? {
    interfaces?.appendingPathComponent(aliases[module] + ".swiftmodule")
  }

  /// Everything the call makes that is needed afterwards, when it has been put there.
  ///
  /// - Parameter program: where a program is put.
  func products(program: URL?) -> [URL] {
    switch kind {
    case .program: [program ?? product]
    case .library: objects.map { URL(fileURLWithPath: $0) } + (interface.map { [$0] } ?? [])
    }
  }

  /// Everything but the names of the sources, and how many processes make of them what.
  var arguments: [String] {
    let arguments =
      ["-Onone", "-gline-tables-only"] + Self.limit(Self.expressionLimit.patient)
    return readingArguments + arguments + ["-output-file-map", fileMap.path] + productArguments
  }

  /// What the compiler is told to understand the sources, whatever it makes of them.
  private var readingArguments: [String] {
    var arguments = ["-module-name", aliases[module]] + aliases.arguments + compilation.arguments
    arguments += [
      "-suppress-warnings", "-continue-building-after-errors", "-diagnostic-style", "llvm", "-I",
      sdk.modules.path, "-module-cache-path", headers.path,
    ]
    if let interfaces { arguments += ["-I", interfaces.path] }
    for folder in clangFolders { arguments += ["-Xcc", "-I" + folder] }
    if FileManager.default.fileExists(atPath: sdk.macroTool.path) {
      arguments += ["-load-plugin-executable", sdk.macroTool.path + "#SwiftUIMacros"]
    }
    for library in macros { arguments += library.arguments(server: toolchain.macroServer) }
    switch kind {
    case .program: return arguments + (sources.contains("main.swift") ? [] : ["-parse-as-library"])
    case .library(let package):
      return arguments + ["-parse-as-library"] + (package.map { ["-package-name", $0] } ?? [])
    }
  }

  private var productArguments: [String] {
    switch kind {
    case .program(let objects):
      return [
        "-emit-executable", "-o", product.path, "-use-ld=lld", "-Xlinker", "--error-limit=0",
        "-Xlinker", "--whole-archive",
      ] + sdk.archives.flatMap { ["-Xlinker", $0] }
        + ["-Xlinker", "--no-whole-archive", "@" + sdk.libraries.path] + objects
        + (clang.contains { $0.files.contains(where: ClangSource.isPlusPlus) } ? ["-lstdc++"] : [])
    case .library:
      return ["-c", "-emit-module", "-emit-module-path", interface?.path ?? ""]
    }
  }

  /// Writes changed sources, removes those that are no more.
  func write(_ files: [ProgramSource]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
    try manager.createDirectory(at: objectFolder, withIntermediateDirectories: true)
    try manager.createDirectory(at: headers, withIntermediateDirectories: true)
    try SDKBuilder.write(fileMapText, to: work, fileMap.lastPathComponent)
    let names = Set(sources)
    for name in try manager.contentsOfDirectory(atPath: sourceFolder.path)
    where !names.contains(name) {
      try manager.removeItem(at: sourceFolder.appendingPathComponent(name))
    }
    for file in files {
      let url = sourceFolder.appendingPathComponent(file.name)
      let data = Data(file.bytes)
      if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
    }
  }

  /// Where the compiler puts what belongs to each source.
  private var fileMapText: String {
    let objects = objectFolder.path
    var map = ["": ["swift-dependencies": objects + "/module.swiftdeps"]]
    for name in sources {
      let base = objects + "/" + name.dropLast(".swift".count)
      map[sourceFolder.path + "/" + name] = [
        "dependencies": base + ".d", "object": base + ".o",
        "swift-dependencies": base + ".swiftdeps",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return (try? encoder.encode(map)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Forgets all object files.
  private func clean() throws {
    try FileManager.default.removeItem(at: objectFolder)
    try FileManager.default.createDirectory(
      at: objectFolder, withIntermediateDirectories: true)
  }

  /// What the compiler complained about.
  struct Complaint {
    var diagnostics: [Diagnostic]
    /// All files that it refused.
    var files: Set<String>
    /// All errors, as they were printed.
    var messages: [CompilerMessage] = []
    /// Whether it may come from what an earlier build has left.
    var isFaultOfCache = false
    /// Whether the compiler was stopped before its end, so that it has not said all.
    var isCutShort = false
  }

  private var division: [String] {
    isWhole
      ? ["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "\(jobs)"]
      : ["-incremental", "-enable-batch-mode", "-j\(jobs)"]
  }

  /// Runs the compiler; what it complained about, or nil if all is well. Complaints without a
  /// position in the source, or about files that people do not write, may come from object files of
  /// another day, and so may a crash: it gets a second chance without.
  func compile(
    _ compilers: CompilerBox, root: URL, time: CompileTime? = nil
  ) throws -> Complaint? {
    for isLast in [false, true] {
      MissingSymbols.forget(work)
      var outcome = try run(compilers, arguments + division, limit: Self.timeLimit, time: time)
      if let missing = MissingSymbols(outcome), let object = try missing.make(compilers, in: work) {
        outcome = try run(
          compilers, arguments + division + [object], limit: Self.timeLimit, time: time)
      }
      if outcome.succeeded { return nil }
      let output = CompilerOutput(outcome.outputText + outcome.errorText, root: root)
      let errors = output.diagnostics(orElse: .programNotBuilt(outcome))
      let isFault = CacheFault.isLikely(outcome)
      if isLast || outcome.ending == .timedOut || (output.isOfSource && !isFault) {
        return Complaint(
          diagnostics: errors, files: output.files, messages: output.messages,
          isFaultOfCache: isFault || (!output.isOfSource && sdk.damage != nil))
      }
      try clean()
    }
    return nil
  }

  /// So few processes are no faster than one that reads all files once.
  static let fewJobs = 2
  /// Seconds that a compiler may take, and that it may think about one expression.
  private static let timeLimit = 600.0
  private static let checkLimit = 240.0
  /// Seconds of the processor, which do not depend on what else runs; for one that may be sound
  /// though it is slow, more.
  private static let expressionLimit = (usual: 4, patient: 20)
  /// Guesses that it may make at an expression, or at a statement of a closure in it: it does not
  /// look at its clock between all of them, and begins to count anew with each statement, so that
  /// closures in closures take as many times as long. Sound expressions take fewer, nearly all.
  private static let expressionScopes = 10_000
  /// Bytes that it may hold for one expression.
  private static let expressionMemory = 512 << 20

  /// Only looks for errors; nil if the compiler failed without a word.
  ///
  /// - Parameters:
  ///   - patiently: whether slow expressions get more time.
  ///   - time: what it takes is added to.
  ///   - isHealing: whether the sources are healed ones.
  func check(
    _ compilers: CompilerBox, root: URL, patiently: Bool = false, time: CompileTime? = nil,
    isHealing: Bool = false
  ) throws -> Complaint? {
    let options =
      ["-typecheck", "-enable-batch-mode", "-j\(jobs)"]
      + Self.limit(patiently ? Self.expressionLimit.patient : Self.expressionLimit.usual)
      + ["-Xfrontend", "-solver-memory-threshold=\(Self.expressionMemory)"]
      + (patiently ? [] : ["-Xfrontend", "-solver-scope-threshold=\(Self.expressionScopes)"])
      + (sources.count > Self.largestBatch
        ? ["-driver-batch-size-limit", "\(Self.largestBatch)"] : [])
    let outcome = try run(
      compilers, readingArguments + options, limit: Self.checkLimit, time: time,
      isHealing: isHealing)
    let output = CompilerOutput(outcome.outputText + outcome.errorText, root: root)
    let isCutShort = outcome.ending == .timedOut
    guard outcome.succeeded || isCutShort || !output.messages.isEmpty else { return nil }
    return Complaint(
      diagnostics: outcome.succeeded ? [] : output.diagnostics(orElse: .programNotBuilt(outcome)),
      files: output.files, messages: output.messages, isCutShort: isCutShort)
  }

  /// Files that are looked at together: what is wrong with them is said when all are done, also if
  /// there is no time for the others.
  private static let largestBatch = 60

  /// - Parameter seconds: that the compiler may think about one expression.
  private static func limit(_ seconds: Int) -> [String] {
    ["-Xfrontend", "-solver-expression-time-threshold=\(seconds)"]
  }

  private func run(
    _ compilers: CompilerBox, _ arguments: [String], limit: Double, time: CompileTime?,
    isHealing: Bool = false
  ) throws -> ChildProcess.Outcome {
    let files = sources.map { sourceFolder.path + "/" + $0 }
    // A program is linked with objects of the project's modules, which lie beside its own.
    let outcome = try compilers.run(
      toolchain.compiler, arguments + files, in: work,
      readable: [sdk.folder.path] + readableObjects + clangFolders + macros.map(\.file.path),
      writable: [headers.path] + (interfaces.map { [$0.path] } ?? []),
      executable: [sdk.macroTool.path], timeLimit: time?.wallLimit(limit) ?? limit)
    time?.add(outcome.processorSeconds, isHealing: isHealing)
    return outcome
  }

  private var clangFolders: [String] { clang.compactMap(\.headers).map(\.path) }

  private var readableObjects: [String] {
    guard case .program(let objects) = kind else { return [] }
    return objects
  }
}
