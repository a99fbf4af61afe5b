import Foundation

/// The package through which SwiftPM compiles our modules as a stranger's dependency.
enum SeedPackage {
  static func manifest(home: VitrineHome) -> String {
    let path = home.url.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "vitrine-seed",
        dependencies: [.package(name: "vitrine", path: "\(path)")],
        targets: [
          .executableTarget(
            name: "Seed", dependencies: [.product(name: "VitrineSDK", package: "vitrine")])
        ]
      )

      """
  }

  static let program = "print(\"seed\")\n"
}
