import BuildCaching
import DiagnosticRecords
import Encodings
import Foundation
import ProcessRunning
import SourcePreparing

/// Compiles our modules with SwiftPM, once per version of their sources, and lays out what the
/// compiler needs from them. Only modules that some project has imported are compiled: most of the
/// frameworks of apps are seldom wanted, and the first build waits for all that are.
struct SDKBuilder {
  let home: VitrineHome
  let facts: HomeFacts
  let toolchain: Toolchain
  let cache: BuildCache
  let environment: [String: String]
  /// Told what is being done.
  var say: @Sendable (String) -> Void = { _ in }

  /// A build that did not come about.
  struct Failure: Error {
    var diagnostics: [Diagnostic]
  }

  private var folder: URL { cache.folder(toolchain) }
  private var workshop: URL { cache.workshop(toolchain, for: home.url) }
  private var build: PackageBuild { .own(home) ?? .seed(in: workshop) }

  /// SwiftPM's folder of a build of our whole package, whose modules are taken rather than compiled
  /// a second time: VITRINE_PRODUCTS names it where the package was built with VITRINE_OPT. Sources
  /// that are newer than a module there are compiled.
  private var built: URL? {
    guard let path = environment["VITRINE_PRODUCTS"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// What the modules are built from: the compiler and what the sources say, wherever they lie.
  private var version: String {
    var fingerprint = Fingerprint()
    fingerprint.add(build.options.joined(separator: " "))
    fingerprint.add(facts.version)
    if let built { fingerprint.add(built.path) }
    return String(fingerprint.text.prefix(16))
  }

  /// The compiled modules, from the cache if they are there and whole.
  ///
  /// - Parameters:
  ///   - modules: names of those of our modules that will be imported.
  ///   - damaged: the folder of some that were found to be.
  func build(_ modules: Set<String>, besides damaged: URL? = nil) throws -> BuiltSDK {
    if let sdk = installed, sdk.folder != damaged { return sdk }
    let lease = try CacheLease.make(workshop)
    defer { withExtendedLifetime(lease) {} }
    let name = "sdk-\(version)"
    if let sdk = present(name, modules) { return sdk }
    return try FileLock.withLock(workshop) {
      if let sdk = present(name, modules) { return sdk }
      if let built, isNewer(built, than: home.buildInputs) {
        return try layOut(built, nil, name, home.modules.offered.sorted())
      }
      let all = try remember(modules)
      say("Compiling Vitrine's own modules, which is done once for all projects that import them")
      try compile(all)
      return try layOut(build.products, build.objectList, name, all)
    }
  }

  /// All modules, as an installation brings them along for its compiler: of these very sources, as
  /// they came with them. What is not whole is passed over.
  var installed: BuiltSDK? {
    let laid = home.modules(of: facts.version, for: toolchain)
    guard FileLedger(in: laid)?.fits(laid) == true else { return nil }
    return BuiltSDK(using: laid)
  }

  private func layOut(
    _ products: URL, _ objects: URL?, _ name: String, _ modules: [String]
  ) throws -> BuiltSDK {
    let layout = SDKLayout(
      products: products, objectList: objects, home: home, toolchain: toolchain,
      environment: environment)
    let print = Fingerprint.short(modules.joined(separator: " "))
    return try layout.layOut("\(name)-\(print)", in: folder, modules: modules)
  }

  /// Whether every module that widget code is linked with was compiled after its sources were
  /// written: SwiftPM compiles again what those lead to. Sources of none are of all.
  private func isNewer(_ products: URL, than sources: [String]) -> Bool {
    func date(_ path: String) -> Date? {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date
    }
    let offered = Set(home.modules.offered)
    let modules = offered.union(home.innerModules)
    var written: [String: Date] = [:]
    for source in sources {
      let folders = source.split(separator: "/").map(String.init)
      let module = folders.first(where: modules.contains) ?? ""
      let time = date(home.url.path + "/" + source) ?? .distantFuture
      written[module] = max(written[module] ?? .distantPast, time)
    }
    return modules.allSatisfy { module in
      let latest = max(written[module] ?? .distantPast, written[""] ?? .distantPast)
      // Of the inner ones, those in C have no file of a module.
      guard let compiled = date("\(products.path)/Modules/\(module).swiftmodule") else {
        return !offered.contains(module)
      }
      return latest < compiled
    }
  }

  /// The smallest that is there and will do, so that a project keeps its own while others grow.
  /// What is not whole is thrown away.
  private func present(_ name: String, _ modules: Set<String>) -> BuiltSDK? {
    var best: (sdk: BuiltSDK, count: Int)?
    for entry in BuildCache.names(folder)
    where entry.hasPrefix(name + "-") && !entry.hasSuffix(".draft") {
      let laid = folder.appendingPathComponent(entry)
      guard FileLedger(in: laid)?.fits(laid) == true else {
        cache.discard(laid)
        continue
      }
      let names = ModuleList(laid).names
      if names.isSuperset(of: modules), names.count < best?.count ?? .max,
        let sdk = BuiltSDK(using: laid)
      {
        best = (sdk, names.count)
      }
    }
    return best?.sdk
  }

  /// Adds to the modules that were ever asked for, and returns them all, sorted: who asks for more
  /// has the others at hand.
  private func remember(_ modules: Set<String>) throws -> [String] {
    let list = ModuleList(workshop)
    return try list.write(modules.union(list.names.filter(home.modules.offered.contains)))
  }

  /// Has SwiftPM compile modules of ours; once more from nothing if the reason it fails may be what
  /// an earlier build has left in the cache.
  private func compile(_ modules: [String]) throws {
    let build = build
    if build.isInCache {
      try SeedPackage.write(to: build.package, home: home, modules: modules)
    }
    var outcome = build.run(toolchain, modules: modules, environment: environment)
    if build.isInCache, !outcome.succeeded, CacheFault.isLikely(outcome) {
      try FileManager.default.removeItem(at: build.scratch)
      outcome = build.run(toolchain, modules: modules, environment: environment)
    }
    guard !outcome.succeeded else { return }
    let output = CompilerOutput(outcome.outputText + outcome.errorText, root: home.url)
    let errors = output.diagnostics(orElse: .sdkNotBuilt(outcome)).map {
      $0.filed(under: .sdkNotBuilt)
    }
    throw Failure(diagnostics: errors)
  }

  /// Writes a file unless it says so already, so that SwiftPM sees no change.
  static func write(_ text: String, to folder: URL, _ name: String) throws {
    let url = folder.appendingPathComponent(name)
    if let old = try? Data(contentsOf: url), old == Data(text.utf8) { return }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
