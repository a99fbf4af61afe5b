import DiagnosticRecords
import Foundation

/// Our modules, compiled and laid out so that one compiler call can use them.
struct BuiltSDK: Hashable, Sendable {
  /// Named after what it was built from; never changed once it is there.
  var folder: URL

  /// Folder of the `.swiftmodule` files.
  var modules: URL { folder.appendingPathComponent("Modules") }
  /// All object code of our modules.
  var archive: URL { folder.appendingPathComponent("libVitrineSDK.a") }
  /// Response file naming the system libraries that the objects need.
  var libraries: URL { folder.appendingPathComponent("libraries.txt") }
  /// The compiler plug-in behind `#Preview` and `@Entry`.
  var macroTool: URL { folder.appendingPathComponent("SwiftUIMacros-tool") }

  /// Whether code that imports modules can be compiled with it.
  func offers(_ names: Set<String>) -> Bool {
    FileManager.default.fileExists(atPath: archive.path)
      && ModuleList(folder).names.isSuperset(of: names)
  }
}

/// Compiles our modules with SwiftPM, once per version of their sources, and lays out what the
/// compiler needs from them. Only modules that some project has imported are compiled: most of the
/// frameworks of apps are seldom wanted, and the first build waits for all that are.
struct SDKBuilder {
  let home: VitrineHome
  let toolchain: Toolchain
  /// The cache folder for this compiler and checkout.
  let folder: URL
  let environment: [String: String]

  /// A build that did not come about.
  struct Failure: Error {
    var diagnostics: [Diagnostic]
  }

  /// What the sources were at this moment, without reading them.
  var version: String {
    var fingerprint = Fingerprint()
    fingerprint.add(toolchain.fingerprint)
    for path in home.buildInputs { fingerprint.addFile(path) }
    return fingerprint.text
  }

  /// The compiled modules, from the cache if they are there.
  ///
  /// - Parameter modules: names of those of our modules that will be imported.
  func build(_ modules: Set<String>) throws -> BuiltSDK {
    let name = "sdk-\(version.prefix(16))"
    if let sdk = present(name, modules) { return sdk }
    return try FileLock.withLock(folder) {
      if let sdk = present(name, modules) { return sdk }
      let all = try remember(modules)
      let print = Fingerprint.short(all.joined(separator: " "))
      let sdk = BuiltSDK(folder: folder.appendingPathComponent("\(name)-\(print)"))
      try compile(all)
      try layOut(sdk, all)
      removeOld(keeping: sdk)
      return sdk
    }
  }

  /// The smallest that is there and will do, so that a project keeps its own while others grow.
  private func present(_ name: String, _ modules: Set<String>) -> BuiltSDK? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(name + "-") && !$0.hasSuffix(".draft") }.sorted()
      .map { BuiltSDK(folder: folder.appendingPathComponent($0)) }.filter { $0.offers(modules) }
      .min { ModuleList($0.folder).names.count < ModuleList($1.folder).names.count }
  }

  private var package: URL { folder.appendingPathComponent("seed") }
  private var scratch: URL { folder.appendingPathComponent("scratch") }

  /// Adds to the modules that were ever asked for, and returns them all, sorted. A module that were
  /// left out again would leave objects of an old version behind in SwiftPM's folder.
  private func remember(_ modules: Set<String>) throws -> [String] {
    let list = ModuleList(package)
    if list.names.isEmpty { try? FileManager.default.removeItem(at: scratch) }
    return try list.write(modules.union(list.names.filter(home.modules.offered.contains)))
  }

  /// Builds a program of one line that depends on modules of ours.
  private func compile(_ modules: [String]) throws {
    let sources = package.appendingPathComponent("Sources/Seed")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Self.write(SeedPackage.manifest(home: home, modules: modules), to: package, "Package.swift")
    try Self.write(SeedPackage.program, to: sources, "main.swift")
    // SwiftPM keeps its plan while the root package is unchanged, and then misses files that were
    // added to ours.
    try? FileManager.default.removeItem(at: scratch.appendingPathComponent("debug.yaml"))
    var variables = environment
    variables["VITRINE_OPT"] = "1"
    let outcome = ChildProcess(
      toolchain.packageManager,
      [
        "build", "--package-path", package.path, "--scratch-path", scratch.path,
        // A kept plan would miss files that are new in our package: SwiftPM looks only at the seed.
        "--disable-build-manifest-caching", "--product", "Seed", "-Xswiftc", "-diagnostic-style",
        "-Xswiftc", "llvm",
      ], environment: variables
    ).run()
    guard !outcome.succeeded else { return }
    let output = CompilerOutput(outcome.outputText + outcome.errorText, root: home.url)
    let errors = output.diagnostics(orElse: .sdkNotBuilt(outcome)).map { error in
      var error = error
      error.rule = "sdk-not-built"
      return error
    }
    throw Failure(diagnostics: errors)
  }

  /// Collects modules, objects and the plug-in in a new folder, which appears when it is whole.
  private func layOut(_ sdk: BuiltSDK, _ names: [String]) throws {
    let files = FileManager.default
    let products = scratch.appendingPathComponent("debug").resolvingSymlinksInPath()
    let draft = sdk.folder.appendingPathExtension("draft")
    try? files.removeItem(at: draft)
    try files.createDirectory(at: draft, withIntermediateDirectories: true)
    let modules = draft.appendingPathComponent("Modules")
    try files.copyItem(at: products.appendingPathComponent("Modules"), to: modules)
    let tool = products.appendingPathComponent("SwiftUIMacros-tool")
    if files.fileExists(atPath: tool.path) {
      try files.copyItem(at: tool, to: draft.appendingPathComponent("SwiftUIMacros-tool"))
    }
    let objects = Self.objects(in: products, of: home.buildInputs)
    let list = draft.appendingPathComponent("objects.txt")
    try Self.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: draft, "objects.txt")
    let archive = draft.appendingPathComponent("libVitrineSDK.a")
    let outcome = ChildProcess(
      toolchain.archiver, ["rcsD", archive.path, "@" + list.path], environment: environment
    ).run()
    guard outcome.succeeded else { throw Failure(diagnostics: [.sdkNotBuilt(outcome)]) }
    try collectLibraries(objects: list, in: draft)
    _ = try ModuleList(draft).write(Set(names))
    try? files.removeItem(at: sdk.folder)
    try files.moveItem(at: draft, to: sdk.folder)
  }

  /// Asks the toolchain which system libraries the objects name; a linker does not.
  private func collectLibraries(objects: URL, in draft: URL) throws {
    let list = draft.appendingPathComponent("libraries.txt")
    let outcome = ChildProcess(
      toolchain.binaries.appendingPathComponent("swift-autolink-extract"),
      ["@" + objects.path, "-o", list.path], environment: environment
    ).run()
    guard outcome.succeeded else { throw Failure(diagnostics: [.sdkNotBuilt(outcome)]) }
  }

  /// Object files of our modules, without the seed's and the plug-in's, sorted. Objects of sources
  /// that were renamed or removed stay in SwiftPM's folder and are left out.
  ///
  /// - Parameter inputs: all source files, for targets in C, of which SwiftPM keeps no list.
  private static func objects(in products: URL, of inputs: [String]) -> [String] {
    let files = FileManager.default
    let folders = (try? files.contentsOfDirectory(atPath: products.path)) ?? []
    return folders.filter {
      $0.hasSuffix(".build") && $0 != "Seed.build" && !$0.hasSuffix("-tool.build")
    }.flatMap { folder -> [String] in
      let path = products.path + "/" + folder
      let names = files.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let objects = names.filter { $0.hasSuffix(".o") }
      let list = try? String(contentsOfFile: path + "/sources", encoding: .utf8)
      let sources = list?.split(separator: "\n") ?? inputs.map { $0[...] }
      let present = Set(sources.map(Self.fileName))
      return objects.filter { object in
        object.hasSuffix(".swiftmodule.o") || present.contains(Self.fileName(object.dropLast(2)))
      }.map { path + "/" + $0 }
    }.sorted()
  }

  private static func fileName(_ path: Substring) -> Substring {
    path.split(separator: "/").last ?? path
  }

  /// Keeps the three newest versions, so that a build under way with one loses nothing.
  private func removeOld(keeping sdk: BuiltSDK) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    let dated = names.filter { $0.hasPrefix("sdk-") }.map { name -> (String, Date) in
      let path = folder.path + "/" + name
      let date = (try? files.attributesOfItem(atPath: path)[.modificationDate]) as? Date
      return (path, date ?? .distantPast)
    }.sorted { $0.1 > $1.1 }
    for (path, _) in dated.dropFirst(3) where path != sdk.folder.path {
      try? files.removeItem(atPath: path)
    }
  }

  /// Writes a file unless it says so already, so that SwiftPM sees no change.
  static func write(_ text: String, to folder: URL, _ name: String) throws {
    let url = folder.appendingPathComponent(name)
    if let old = try? Data(contentsOf: url), old == Data(text.utf8) { return }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
