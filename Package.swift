// swift-tools-version: 6.2
// One line per module, naming what it may import: arrows only point down (map: Sources/README.md).
import CompilerPluginSupport
import PackageDescription

/// VITRINE_OPT=1, of `make build` and `vitrine build`, optimises in debug, as release drops unused
/// previews, without the check of exclusive access; VITRINE_OPT=whole, of tests, keeps that.
let optimisation = Context.environment["VITRINE_OPT"] ?? ""
let speed: [SwiftSetting] = [
  .unsafeFlags(["-O"] + (optimisation == "1" ? ["-enforce-exclusivity=unchecked"] : [])),
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]
/// Whole modules take two thirds of the time of batches; the price is remarks, and no debugging. As
/// SwiftPM waits for all of a module, its interface comes out of the same reading of sources.
let whole = [
  "-wmo", "-disable-batch-mode", "-no-emit-module-separately-wmo", "-num-threads", "2", "-gnone",
]

/// Settings of every module and test: Swift 6 mode, explicit imports, no warning survives.
let strict: [SwiftSetting] =
  ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
    .enableUpcomingFeature($0)
  } + [.treatAllWarnings(as: .error)] + (optimisation.isEmpty ? [] : [.unsafeFlags(whole)])
  + (optimisation == "1" ? [.define("OPTIMISED")] : [])
/// What waits for compilers or disks, or is seldom done, is not worth the time of optimising it.
let cold =
  ["Workshop/Pro", "SourcePreparing", "Inert", "GalleryTool", "PDFReading", "WidgetSettings"]
  + ["FoundationAdditions", "Intents", "UIKit", "SnapshotRecords", "ResourceCatalogs"]
  + (optimisation == "whole" ? ["StandIns"] : [])
typealias Modules = [Target.Dependency]
func module(_ layer: String, _ name: String, _ imports: Modules = []) -> Target {
  let path = "Sources/\(layer)/\(name)"
  let isCold = optimisation.isEmpty || cold.contains(where: path.contains)
  return .target(
    name: name, dependencies: imports, path: path, swiftSettings: isCold ? strict : strict + speed)
}

/// What stands in for Apple's modules, by how much of each is there.
let (libraries, kits) = ("Vocabulary/StandIns/Libraries", "Vocabulary/StandIns/Kits")
func library(_ name: String, _ uses: Modules = []) -> Target { module(libraries, name, uses) }
func kit(_ name: String, _ uses: Modules = []) -> Target { module(kits, name, uses) }
func inert(_ name: String, _ uses: Modules = []) -> Target {
  module("Vocabulary/StandIns/Inert", name, uses)
}
func inerts(_ names: [String], _ uses: Modules) -> [Target] { names.map { inert($0, uses) } }

func tests(_ layer: String, _ name: String, of uses: Modules, exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: uses + ["TestSupport"],
    path: "Tests/\(layer)/\(name)Tests", exclude: exclude, swiftSettings: strict)
}
func tests(_ layer: String, _ name: String, _ imports: Target.Dependency...) -> Target {
  tests(layer, name, of: imports)
}
func bare(_ folder: String, _ names: String...) -> [Target] {
  names.map { tests(folder, $0, .target(name: $0)) }
}
let plainTests: [Target] =
  bare(libraries, "Accelerate", "Combine", "CommonCrypto", "CryptoKit", "GameplayKit", "simd")
  + bare(libraries, "UniformTypeIdentifiers") + bare("Workshop", "BuildCaching", "SourceLexing")
  + bare("Engine", "DiagnosticRecords", "FilePaths", "Encodings", "VectorDrawing", "Typesetting")
  + bare("Engine", "PDFReading") + bare(kits, "CoreLocation", "CoreText", "WatchKit")
  + bare("Vocabulary", "ActivityKit", "Intents")

let engine: [Target] = [
  .target(name: "OwnedSurroundings", path: "Sources/Engine/OwnedSurroundings"),
  // Where a gallery program crashed. In C, as Swift must not run then; no interface speaks of it.
  .target(name: "CrashTrace", path: "Sources/Engine/CrashTrace"),
  module("Engine", "DiagnosticRecords"),
  module("Engine", "CLibrary"),
  module("Engine", "FilePaths", ["CLibrary"]),
  module("Engine", "Encodings"),
  module("Engine", "VectorDrawing", ["Encodings"]),
  module("Engine", "Typesetting", ["VectorDrawing", "Encodings"]),
  module("Engine", "LayoutEngine", ["VectorDrawing"]),
  module("Engine", "PDFReading", ["Encodings", "VectorDrawing"]),
  module(
    "Engine", "ResourceCatalogs",
    ["DiagnosticRecords", "Encodings", "FilePaths", "PDFReading", "VectorDrawing"]),
  module(
    "Engine", "ViewGraph",
    [
      "CLibrary", "DiagnosticRecords", "VectorDrawing", "Typesetting", "LayoutEngine",
      "ResourceCatalogs",
    ]),
  module(
    "Engine", "WidgetHost",
    [
      "ViewGraph", "DiagnosticRecords", "VectorDrawing", "Typesetting", "LayoutEngine",
      "ResourceCatalogs",
    ]),
  module("Engine", "WidgetSettings", ["Encodings", "ResourceCatalogs"]),
  module("Engine", "DaySimulation", ["DiagnosticRecords", "ResourceCatalogs"]),
]

let workshop: [Target] = [
  // In C: fork and exec, and what the kernel confines a program with.
  .target(
    name: "ProcessLauncher", path: "Sources/Workshop/ProcessLauncher",
    cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
  module("Workshop", "ProcessRunning", ["ProcessLauncher", "CLibrary", "DiagnosticRecords"]),
  module(
    "Workshop", "BuildCaching",
    ["ProcessRunning", "CLibrary", "DiagnosticRecords", "Encodings", "FilePaths"]),
  module("Workshop", "SourceLexing"),
  module(
    "Workshop", "SourcePreparing",
    ["SourceLexing", "WidgetSettings", "DiagnosticRecords", "ResourceCatalogs"]),
  module(
    "Workshop", "ProjectReader",
    [
      "SourcePreparing", "SourceLexing", "BuildCaching", "ProcessRunning", "WidgetSettings",
      "DiagnosticRecords", "Encodings", "FilePaths", "ResourceCatalogs", "CLibrary",
    ]),
  module(
    "Workshop", "ProgramBuilding",
    [
      "ProjectReader", "SourcePreparing", "SourceLexing", "BuildCaching", "ProcessRunning",
      "WidgetSettings", "CLibrary", "DiagnosticRecords", "Encodings", "FilePaths",
    ]),
]

let gallery: [Target] = [
  module(
    "Gallery", "CatalogueManifest",
    ["CLibrary", "DaySimulation", "DiagnosticRecords", "Encodings", "FilePaths"]),
  module("Gallery", "SVGOutput", ["CatalogueManifest", "Encodings", "VectorDrawing"]),
  module(
    "Gallery", "SnapshotRecords",
    ["CatalogueManifest", "DaySimulation", "DiagnosticRecords", "Encodings", "FilePaths"]),
  module(
    "Gallery", "GallerySite",
    [
      "SnapshotRecords", "CatalogueManifest", "DaySimulation", "DiagnosticRecords", "Encodings",
      "FilePaths",
    ]),
  module("Gallery", "GalleryServer", ["CLibrary", "FilePaths"]),
  module(
    "Gallery", "WidgetProgram",
    [
      "SVGOutput", "CatalogueManifest", "WidgetHost", "WidgetSettings", "DaySimulation",
      "ViewGraph", "ResourceCatalogs", "Typesetting", "VectorDrawing", "DiagnosticRecords",
      "Encodings", "FilePaths", "CrashTrace", "CLibrary",
    ]),
  module(
    "Gallery", "GalleryTool",
    [
      "WidgetProgram", "GallerySite", "GalleryServer", "SnapshotRecords", "CatalogueManifest",
      "ProgramBuilding", "ProjectReader", "SourcePreparing", "BuildCaching", "ProcessRunning",
      "WidgetHost", "WidgetSettings", "DaySimulation", "ResourceCatalogs", "Typesetting",
      "FilePaths", "CLibrary", "DiagnosticRecords", "Encodings",
    ]),
  .executableTarget(
    name: "vitrine", dependencies: ["GalleryTool"], path: "Sources/Gallery/vitrine",
    swiftSettings: strict),
]

/// What else widget code imports. First libraries, which answer as Apple's do.
let standIns: [Target] = [
  library("Accelerate", ["VectorDrawing"]),
  library("Combine", ["FoundationAdditions"]),
  library(
    "CoreData",
    ["SwiftUI", "SwiftUIMacros", "Combine", "Encodings", "FoundationAdditions", "ResourceCatalogs"]
  ),
  library("CommonCrypto", ["CryptoKit"]),
  library("CoreGraphics", ["VectorDrawing"]),
  library("CryptoKit", ["Encodings", "FoundationAdditions"]),
  library("DeveloperToolsSupport"),
  library("FoundationAdditions", ["DiagnosticRecords", "Encodings", "OwnedSurroundings"]),
  library("SwiftData", ["SwiftUI", "SwiftUIMacros", "Encodings", "FoundationAdditions"]),
  library("CoreServices", ["MobileCoreServices"]),
  library("CoreTransferable", ["UniformTypeIdentifiers"]),
  library("GameplayKit"),
  library("MobileCoreServices", ["UniformTypeIdentifiers", "FoundationAdditions"]),
  library("simd", ["VectorDrawing"]),
  library("UniformTypeIdentifiers"),
  // Of kits, what widgets use works or is drawn; the rest is not there.
  kit("AppKit", ["CoreGraphics", "SwiftUI", "UIKit"]),
  kit("AVKit", ["AVFoundation", "SwiftUI", "UIKit", "ViewGraph"]),
  kit("Cocoa", ["AppKit"]),
  kit(
    "CoreImage",
    [
      "CoreGraphics", "FoundationAdditions", "DiagnosticRecords", "ResourceCatalogs", "UIKit",
      "VectorDrawing",
    ]),
  kit("CoreLocation", ["FoundationAdditions"]),
  kit("CoreText", ["CoreGraphics", "FoundationAdditions", "UIKit"]),
  kit("ImageIO", ["CoreGraphics", "FoundationAdditions", "ResourceCatalogs", "UIKit"]),
  kit("MapKit", ["CoreLocation", "UIKit", "FoundationAdditions"]),
  kit("NaturalLanguage", ["FoundationAdditions"]),
  kit("QuartzCore", ["CoreGraphics", "FoundationAdditions", "SwiftUI", "UIKit", "VectorDrawing"]),
  kit(
    "UIKit",
    [
      "CoreGraphics", "DeveloperToolsSupport", "FoundationAdditions", "VectorDrawing",
      "ResourceCatalogs", "Typesetting",
    ]),
  kit("WatchKit", ["UIKit"]),
  // Inert are those whose data or service is absent: they answer with nothing, and a note says so.
  inert("AlarmKit", ["ActivityKit", "AppIntents", "SwiftUI", "FoundationAdditions"]),
  inert("AuthenticationServices", ["SwiftUI", "FoundationAdditions"]),
  inert("AVFoundation", ["CoreGraphics", "FoundationAdditions"]),
  inert("CloudKit", ["CoreData", "CoreLocation", "FoundationAdditions"]),
  inert("CoreSpotlight", ["AppIntents", "FoundationAdditions", "UniformTypeIdentifiers"]),
  inert("EventKit", ["CoreGraphics", "CoreLocation", "FoundationAdditions"]),
  inert("MediaPlayer", ["AVFoundation", "FoundationAdditions", "UIKit"]),
  inert("os"),
  inert("OSLog", ["os"]),
  inert("Photos", ["UIKit", "FoundationAdditions"]),
]
let plainStandIns: [Target] = inerts(
  [
    "AudioToolbox", "BackgroundTasks", "Contacts", "CoreBluetooth", "CoreMotion", "HealthKit",
    "LocalAuthentication", "Network", "NetworkExtension", "Security", "StoreKit",
    "SystemConfiguration", "UserNotifications", "WatchConnectivity",
  ], ["FoundationAdditions"])

/// What macros expand to. Tests depend on it; the plug-in is compiled for the host.
let macros: Target = .target(
  name: "MacroExpansion", dependencies: ["CLibrary", "Encodings", "SourceLexing"],
  path: "Sources/Vocabulary/SwiftUIMacros/Expansion", swiftSettings: strict)

let vocabulary: [Target] =
  [
    // Linked whole: a compiler that lies elsewhere does not tell it where Swift's libraries are.
    .macro(
      name: "SwiftUIMacros", dependencies: ["MacroExpansion"],
      path: "Sources/Vocabulary/SwiftUIMacros/Plugin", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-stdlib"])]),
    module(
      "Vocabulary", "SwiftUI",
      [
        "SwiftUIMacros", "WidgetProgram", "WidgetHost", "ViewGraph", "ResourceCatalogs",
        "Typesetting", "LayoutEngine", "VectorDrawing", "DiagnosticRecords", "FoundationAdditions",
        "CoreGraphics", "CoreTransferable", "DeveloperToolsSupport", "PDFReading", "UIKit",
        "Combine", "DaySimulation",
      ]),
    module(
      "Vocabulary", "WidgetKit",
      [
        "SwiftUIMacros", "SwiftUI", "AppIntents", "Intents", "ActivityKit", "WidgetHost",
        "ViewGraph", "ResourceCatalogs", "LayoutEngine", "VectorDrawing", "DiagnosticRecords",
        "FoundationAdditions",
      ]),
    module(
      "Vocabulary", "MadeFromUse",
      ["SwiftUI", "ViewGraph", "DiagnosticRecords", "FoundationAdditions", "CoreGraphics"]),
    module("Vocabulary", "AppIntents", ["FoundationAdditions", "DiagnosticRecords"]),
    module(
      "Vocabulary", "Charts",
      [
        "SwiftUI", "FoundationAdditions", "ViewGraph", "LayoutEngine", "VectorDrawing",
        "DiagnosticRecords",
      ]),
    module("Vocabulary", "Intents", ["FoundationAdditions", "CoreLocation"]),
    module("Vocabulary", "ActivityKit", ["FoundationAdditions"]),
  ] + standIns + plainStandIns + inerts(["WeatherKit"], ["CoreLocation", "FoundationAdditions"])

/// What a team's own tests import, and what the compiler looks for where that brings our modules.
let overlayNames = ["AppKit", "CoreGraphics", "CoreImage", "UIKit"].map { "_Testing_" + $0 }
let overlays: Modules = overlayNames.map { .target(name: $0) }
let suites: [Target] =
  overlayNames.map { module("Testing/Overlays", $0) } + [
    module(
      "Testing", "VitrineTesting",
      [
        "SwiftUI", "WidgetKit", "WidgetProgram", "SnapshotRecords", "CatalogueManifest",
        "WidgetHost", "WidgetSettings", "ResourceCatalogs", "FoundationAdditions",
        "DiagnosticRecords", "Encodings", "OwnedSurroundings",
      ] + overlays)
  ]

/// Modules that widget code may import, each a product; VITRINE_MODULES says which are in one.
let names = vocabulary.filter { $0.type == .regular }.map(\.name)
let wanted = Context.environment["VITRINE_MODULES"]?.split(separator: " ").map(String.init)

/// The house's rules as tests, the benchmark (`make bench`), and trees by chance (`make fuzz`).
let house: [Target] = [
  .testTarget(
    name: "HouseRulesTests", path: "Tests/HouseRulesTests",
    exclude: ["Allowances.json", "AppleNames.txt"], swiftSettings: strict),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "SwiftUI", "WidgetHost", "ViewGraph", "SVGOutput", "ResourceCatalogs", "LayoutEngine",
      "Typesetting", "VectorDrawing", "DiagnosticRecords", "CLibrary",
    ], path: "Tests/Benchmarks", exclude: ["figures.json"], swiftSettings: strict),
  .executableTarget(
    name: "LayoutFuzz",
    dependencies: [
      "SwiftUI", "WidgetHost", "ViewGraph", "SVGOutput", "ResourceCatalogs", "DiagnosticRecords",
    ], path: "Tests/Fuzz", swiftSettings: strict),
]

let package = Package(
  name: "vitrine",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .library(name: "VitrineSDK", type: .static, targets: wanted ?? names),
  ] + (names + ["VitrineTesting"]).map { .library(name: $0, targets: [$0]) },
  targets: engine + workshop + gallery + [macros] + vocabulary + suites + house + plainTests + [
    .target(
      name: "TestSupport",
      dependencies: [
        "CLibrary", "ViewGraph", "LayoutEngine", "ResourceCatalogs", "Typesetting",
        "VectorDrawing", "FoundationAdditions",
      ] + overlays, path: "Tests/TestSupport", swiftSettings: strict),
    tests("Engine", "WidgetSettings", "WidgetSettings", "Encodings"),
    tests("Engine", "LayoutEngine", "LayoutEngine", "VectorDrawing"),
    tests(
      "Engine", "ViewGraph", "ViewGraph", "SwiftUI", "LayoutEngine", "VectorDrawing",
      "DiagnosticRecords"),
    tests(
      "Engine", "WidgetHost", "WidgetHost", "SwiftUI", "WidgetKit", "ViewGraph", "ResourceCatalogs",
      "Typesetting", "VectorDrawing", "DiagnosticRecords"),
    tests("Gallery", "SVGOutput", "SVGOutput", "VectorDrawing"),
    tests(
      "Vocabulary", "WidgetKit", "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "Intents",
      "Typesetting", "WidgetHost", "ViewGraph", "WidgetProgram", "CatalogueManifest",
      "WidgetSettings", "ResourceCatalogs", "DiagnosticRecords", "FoundationAdditions",
      "VectorDrawing"),
    tests("Engine", "ResourceCatalogs", "ResourceCatalogs", "DiagnosticRecords", "VectorDrawing"),
    tests("Gallery", "CatalogueManifest", "CatalogueManifest", "DiagnosticRecords"),
    tests(
      "Gallery", "GallerySite", "GallerySite", "SnapshotRecords", "CatalogueManifest",
      "DaySimulation", "DiagnosticRecords", "Encodings"),
    tests("Gallery", "GalleryServer", "GalleryServer", "CLibrary"),
    tests("Workshop", "ProcessRunning", "ProcessRunning", "CLibrary", "DiagnosticRecords"),
    tests(
      "Workshop", "SourcePreparing", "SourcePreparing", "SourceLexing", "ProjectReader",
      "ProcessRunning", "WidgetSettings", "DiagnosticRecords"),
    tests(
      "Workshop", "ProjectReader", "ProjectReader", "SourcePreparing", "BuildCaching",
      "ProcessRunning", "WidgetSettings", "DiagnosticRecords", "Encodings", "ResourceCatalogs"),
    tests(
      "Workshop", "ProgramBuilding", "ProgramBuilding", "ProjectReader", "SourcePreparing",
      "BuildCaching", "ProcessRunning", "SourceLexing", "WidgetSettings", "DiagnosticRecords"),
    tests(libraries, "FoundationAdditions", "FoundationAdditions", "DiagnosticRecords"),
    tests("Vocabulary", "SwiftUIMacros", "MacroExpansion", "Encodings"),
    tests(libraries, "MobileCoreServices", "CoreServices"),
    tests("Engine", "DaySimulation", "DaySimulation", "DiagnosticRecords", "ResourceCatalogs"),
    tests(kits, "NaturalLanguage", "NaturalLanguage", "FoundationAdditions", "DiagnosticRecords"),
    tests(kits, "QuartzCore", "QuartzCore", "CoreGraphics", "SwiftUI", "UIKit", "VectorDrawing"),
    tests(kits, "ImageIO", "ImageIO", "CoreGraphics", "VectorDrawing"),
    tests(
      kits, "CoreImage", "CoreImage", "CoreGraphics", "FoundationAdditions", "UIKit",
      "VectorDrawing", "DiagnosticRecords"),
    tests(kits, "UIKit", "AppKit", "UIKit", "CoreGraphics", "VectorDrawing", "FoundationAdditions"),
    tests(kits, "AVKit", "AVKit", "SwiftUI", "ViewGraph", "DiagnosticRecords"),
    tests(kits, "MapKit", "MapKit", "CoreLocation", "FoundationAdditions", "DiagnosticRecords"),
    tests(
      "Vocabulary", "Charts", "Charts", "SwiftUI", "ViewGraph", "LayoutEngine", "VectorDrawing",
      "DiagnosticRecords", "ResourceCatalogs"),
    tests(
      libraries, "CoreData", "CoreData", "SwiftData", "SwiftUI", "FoundationAdditions",
      "DiagnosticRecords"),
    tests(
      "Vocabulary/StandIns", "Inert", "AVFoundation", "AlarmKit", "AudioToolbox",
      "AuthenticationServices", "BackgroundTasks", "CloudKit", "Contacts", "CoreBluetooth",
      "CoreData", "CoreMotion", "CoreSpotlight", "EventKit", "HealthKit", "LocalAuthentication",
      "MediaPlayer", "Network", "NetworkExtension", "OSLog", "Photos", "Security", "StoreKit",
      "SystemConfiguration", "UserNotifications", "WatchConnectivity", "WeatherKit", "SwiftUI",
      "FoundationAdditions", "DiagnosticRecords"),
    tests("Vocabulary", "MadeFromUse", "MadeFromUse", "SwiftUI", "UIKit", "CoreGraphics"),
    tests("Vocabulary", "AppIntents", "AppIntents", "FoundationAdditions", "DiagnosticRecords"),
    // Ordinary widget code, compiled as a stranger's; deprecated spellings are meant.
    .target(
      name: "UsageSamples",
      dependencies: [
        "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "Charts", "Combine",
      ],
      path: "Tests/Usage/UsageSamples", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
    tests(
      "Usage", "Usage",
      of: [
        "UsageSamples", "SwiftUI", "UIKit", "ViewGraph", "LayoutEngine", "ResourceCatalogs",
        "VectorDrawing", "DiagnosticRecords",
      ], exclude: ["Claims.tsv"]),
    tests(
      "Gallery", "SnapshotRecords", "SnapshotRecords", "CatalogueManifest", "DiagnosticRecords",
      "Encodings"),
    tests(
      "Gallery", "GalleryTool", "GalleryTool", "WidgetProgram", "GalleryServer", "SnapshotRecords",
      "CatalogueManifest", "DiagnosticRecords", "Encodings", "ProjectReader", "SourcePreparing",
      "ProcessRunning", "WidgetHost", "WidgetSettings", "ResourceCatalogs", "BuildCaching",
      "CLibrary"),
    tests(
      "Gallery", "WidgetProgram", "WidgetProgram", "CatalogueManifest", "DiagnosticRecords",
      "WidgetHost", "SwiftUI", "ViewGraph"),
    tests(
      "Vocabulary", "SwiftUI", "SwiftUI", "UIKit", "CoreTransferable", "DeveloperToolsSupport",
      "FoundationAdditions", "ViewGraph", "LayoutEngine", "ResourceCatalogs", "VectorDrawing",
      "DiagnosticRecords"),
  ],
  swiftLanguageModes: [.v6]
)
