// swift-tools-version: 6.2
import PackageDescription

// A team's package: widgets that are compiled against Apple's modules on a Mac and against Vitrine's
// on Linux, and tests of how they look. Theirs would name Vitrine's address instead of a path.
let package = Package(
  name: "Meals",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Meals", targets: ["Meals"])],
  dependencies: [.package(name: "vitrine", path: "../../..")],
  targets: [
    .target(
      name: "Meals",
      dependencies: ["AppIntents", "SwiftUI", "WidgetKit"].map {
        .product(name: $0, package: "vitrine", condition: .when(platforms: [.linux]))
      }),
    .testTarget(
      name: "MealsTests",
      dependencies: ["Meals", .product(name: "VitrineTesting", package: "vitrine")]),
  ]
)
