import Foundation
import Testing

/// Imports only go down the storeys (Sources/README.md).
@Suite struct ImportRules {
  private let tree = SourceTree.standard

  /// What each module may import besides Foundation and the system.
  private static let storeys: [String: Set<String>] = {
    let engine: Set<String> = [
      "DiagnosticRecords", "FilePlaces", "VectorDrawing", "Typesetting", "LayoutEngine",
      "ResourceCatalogs", "ViewGraph", "WidgetHost",
    ]
    let workshop: Set<String> = [
      "ProcessRunning", "BuildCaching", "SourceLexing", "SourcePreparing", "ProjectReader",
      "ProgramBuilding",
    ]
    let standIns: Set<String> = ["FoundationAdditions", "CoreGraphics"]
    return [
      "DiagnosticRecords": [],
      "FilePlaces": [],
      "VectorDrawing": [],
      "Typesetting": ["VectorDrawing"],
      "LayoutEngine": ["VectorDrawing"],
      "ResourceCatalogs": ["DiagnosticRecords", "FilePlaces", "VectorDrawing", "Typesetting"],
      "ProcessRunning": ["DiagnosticRecords"],
      "BuildCaching": ["DiagnosticRecords", "ProcessRunning"],
      "SourceLexing": [],
      "SourcePreparing": ["SourceLexing", "DiagnosticRecords", "ResourceCatalogs"],
      "ProjectReader": workshop.subtracting(["ProjectReader", "ProgramBuilding"]).union([
        "DiagnosticRecords", "ResourceCatalogs",
      ]),
      "ProgramBuilding": workshop.subtracting(["ProgramBuilding"]).union(["DiagnosticRecords"]),
      "ViewGraph": engine.subtracting(["ViewGraph", "WidgetHost"]),
      "WidgetHost": engine.subtracting(["WidgetHost"]),
      "CatalogueManifest": ["DiagnosticRecords", "FilePlaces"],
      "SVGOutput": ["CatalogueManifest", "VectorDrawing"],
      "SnapshotRecords": ["CatalogueManifest", "DiagnosticRecords"],
      "GallerySite": ["CatalogueManifest", "DiagnosticRecords"],
      "GalleryServer": ["FilePlaces"],
      "WidgetProgram": engine.union(["CatalogueManifest", "SVGOutput"]),
      "GalleryTool": engine.union(workshop).union([
        "WidgetProgram", "CatalogueManifest", "SnapshotRecords", "GallerySite", "GalleryServer",
      ]),
      "vitrine": ["GalleryTool"],
      "SwiftUI": engine.union(standIns).union(["UIKit"]),
      "WidgetKit": engine.union(standIns).union([
        "SwiftUI", "AppIntents", "Intents", "ActivityKit",
      ]),
      "Charts": engine.union(standIns).union(["SwiftUI", "UIKit"]),
      "AppIntents": ["FoundationAdditions"],
      "Intents": ["FoundationAdditions"],
      "ActivityKit": ["FoundationAdditions"],
    ]
  }()

  private static let importing = Pattern(
    #"^(?:@\w+ )*(?:public |package |internal )?import (?:struct |class |enum |func )?(\w+)"#)

  @Test func modulesImportOnlyWhatLiesBelow() {
    let ours = Set(Self.storeys.keys).union(["UIKit", "CoreGraphics", "FoundationAdditions"])
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources") {
      guard let module = module(of: file), let allowed = Self.storeys[module] else { continue }
      for (name, line) in imports(in: file) where ours.contains(name) && !allowed.contains(name) {
        if name == "WidgetProgram", file.path == "Sources/Vocabulary/SwiftUI/EntryPoint.swift" {
          continue
        }
        offences.append(
          Offence(file.path, line: line, "\(module) must not know \(name): move the code up."))
      }
    }
    expectKept("storeys", offences)
  }

  @Test func engineAndWorkshopKnowNeitherVocabularyNorGallery() {
    let above = Pattern(
      #"^(SwiftUI|WidgetKit|AppIntents|Intents|ActivityKit|Charts|Gallery\w*|SVGOutput)$"#)
    var offences: [Offence] = []
    for file in tree.swift
    where file.lies(in: "Sources/Engine") || file.lies(in: "Sources/Workshop") {
      for (name, line) in imports(in: file) where above.matches(name) {
        offences.append(Offence(file.path, line: line, "Code below must not know \(name)."))
      }
    }
    expectKept("engine-imports", offences)
  }

  /// Demos are strangers' code: the names a widget extension has on a Mac, nothing of ours.
  @Test func demosImportOnlyApplesNames() {
    let names: Set<String> = [
      "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "Charts", "Foundation",
      "UIKit", "CoreGraphics", "CoreLocation", "Combine", "os", "OSLog", "Observation",
    ]
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources/Demos") {
      for (name, line) in imports(in: file) where !names.contains(name) {
        offences.append(Offence(file.path, line: line, "Widget code has no module \(name)."))
      }
    }
    expectKept("demo-imports", offences)
  }

  private func imports(in file: SourceTree.File) -> [(name: String, line: Int)] {
    Self.importing.matches(in: file.source).map { ($0.parts[1], $0.line) }
  }

  /// `Sources/<storey>/<module>/…`, or one folder deeper below `StandIns`.
  private func module(of file: SourceTree.File) -> String? {
    let parts = file.path.split(separator: "/").map(String.init)
    guard parts.count > 3 else { return nil }
    return parts[2] == "StandIns" ? parts[3] : parts[2]
  }
}
