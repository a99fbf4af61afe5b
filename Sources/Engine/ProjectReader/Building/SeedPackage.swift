import Foundation

/// The package through which SwiftPM compiles our modules as a stranger's dependency.
enum SeedPackage {
  /// - Parameter modules: names of modules of ours, sorted; each is a product.
  static func manifest(home: VitrineHome, modules: [String]) -> String {
    let path = home.url.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let products = modules.map { ".product(name: \"\($0)\", package: \"vitrine\")" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "vitrine-seed",
        dependencies: [.package(name: "vitrine", path: "\(path)")],
        targets: [
          .executableTarget(
            name: "Seed",
            dependencies: [
              \(products.joined(separator: ",\n              "))
            ])
        ]
      )

      """
  }

  static let program = "print(\"seed\")\n"
}
