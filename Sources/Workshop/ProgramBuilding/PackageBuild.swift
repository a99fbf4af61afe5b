import Foundation
import ProcessRunning

/// How SwiftPM compiles our modules: as those of a package that depends on ours, or in the very
/// folder in which it has compiled the running tool, whose modules need not be compiled twice.
struct PackageBuild {
  /// The package that is built.
  let package: URL
  /// SwiftPM's folder of what it builds.
  let scratch: URL
  /// What SwiftPM links to have every module compiled.
  let product: String
  /// What it is told besides; another choice makes other modules.
  let options: [String]
  /// Whether the package and all that is built of it lie in the cache and can be thrown away.
  let isInCache: Bool

  /// SwiftPM's folder of what it has built.
  var products: URL { scratch.appendingPathComponent("debug").resolvingSymlinksInPath() }

  /// The object files that the product was linked of, of the modules asked for and all they need.
  var objectList: URL { products.appendingPathComponent("\(product).product/Objects.LinkFileList") }

  /// A build as the dependency of a package of one line, in the cache.
  static func seed(in workshop: URL) -> PackageBuild {
    PackageBuild(
      package: workshop.appendingPathComponent("seed"),
      scratch: workshop.appendingPathComponent("scratch"), product: SeedPackage.product,
      options: SeedPackage.options, isInCache: true)
  }

  /// A build where the running tool was built, if its modules are optimised as those of programs
  /// are, and it can be written to. The options are those of `make build`: others would compile
  /// everything anew.
  static func own(_ home: VitrineHome) -> PackageBuild? {
    guard let scratch = home.scratch, FileManager.default.isWritableFile(atPath: scratch.path)
    else { return nil }
    return PackageBuild(
      package: home.url, scratch: scratch, product: "VitrineSDK",
      options: ["--disable-index-store", "-debug-info-format", "none"], isInCache: false)
  }

  /// - Parameter modules: names of those of our modules that are wanted.
  func run(
    _ toolchain: Toolchain, modules: [String], environment: [String: String]
  ) -> ChildProcess.Outcome {
    if isInCache {
      // SwiftPM keeps its plan while the root package is unchanged, and then misses files that were
      // added to ours.
      try? FileManager.default.removeItem(at: scratch.appendingPathComponent("debug.yaml"))
    }
    var variables = environment
    variables["VITRINE_OPT"] = "1"
    variables["VITRINE_MODULES"] = modules.joined(separator: " ")
    return ChildProcess(
      toolchain.packageManager,
      ["build", "--package-path", package.path, "--scratch-path", scratch.path] + options
        + ["--product", product], environment: variables
    ).run()
  }
}
