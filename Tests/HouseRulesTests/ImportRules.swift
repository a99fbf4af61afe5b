import Testing

/// What widget code may import; what our own modules may is in `ModuleRules`.
@Suite struct ImportRules {
  private let tree = SourceTree.standard

  /// Demos are strangers' code: the names a widget extension has on a Mac, nothing of ours.
  @Test func demosImportOnlyApplesNames() {
    let names: Set<String> = [
      "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "Charts", "Foundation",
      "UIKit", "CoreGraphics", "CoreLocation", "Combine", "os", "OSLog", "Observation",
    ]
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources/Demos") {
      for (name, line) in ImportedNames.find(in: file) where !names.contains(name) {
        offences.append(Offence(file.path, line: line, "Widget code has no module \(name)."))
      }
    }
    expectKept("demo-imports", offences)
  }

  /// What each system calls its C library is known in one place. `FoundationAdditions` mends what
  /// the headers of Linux say, so it names those.
  @Test func cLibraryHasOneName() {
    var offences: [Offence] = []
    for file in tree.swift
    where file.lies(in: "Sources") && !file.lies(in: "Sources/Engine/CLibrary") {
      for (name, line) in ImportedNames.find(in: file)
      where ["Glibc", "Musl", "Darwin"].contains(name) && !file.path.contains("Additions/System/") {
        offences.append(Offence(file.path, line: line, "Import CLibrary instead of \(name)."))
      }
    }
    expectKept("c-library", offences)
  }
}
