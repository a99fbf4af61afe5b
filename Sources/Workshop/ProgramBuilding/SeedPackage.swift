import Foundation
import SourcePreparing

/// The package through which SwiftPM compiles our modules as a stranger's dependency.
enum SeedPackage {
  static let product = "Seed"

  /// What SwiftPM is told besides where things are; another choice makes other modules.
  static let options = [
    // A kept plan would miss files that are new in our package: SwiftPM looks only at the seed.
    "--disable-build-manifest-caching",
    // Nobody steps through our code there, and it would be two thirds of every program. It would
    // also say where our sources lay.
    "-debug-info-format", "none", "--disable-index-store",
    "-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm",
  ]

  /// - Parameter modules: names of modules of ours, sorted; each is a product.
  static func manifest(home: VitrineHome, modules: [String]) -> String {
    let products = modules.map { ".product(name: \"\($0)\", package: \"vitrine\")" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "vitrine-seed",
        dependencies: [.package(name: "vitrine", path: \(SwiftCode.literal(home.url.path)))],
        targets: [
          .executableTarget(
            name: "\(product)",
            dependencies: [
              \(products.joined(separator: ",\n              "))
            ])
        ]
      )

      """
  }

  static let program = "print(\"seed\")\n"

  /// Writes the package.
  static func write(to package: URL, home: VitrineHome, modules: [String]) throws {
    let sources = package.appendingPathComponent("Sources/\(product)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try SDKBuilder.write(manifest(home: home, modules: modules), to: package, "Package.swift")
    try SDKBuilder.write(program, to: sources, "main.swift")
  }
}
