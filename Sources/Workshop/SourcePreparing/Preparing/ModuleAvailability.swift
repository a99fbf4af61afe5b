package import WidgetSettings

/// Which modules widget code can import here.
package struct ModuleAvailability: Hashable, Sendable {
  /// Modules of ours, sorted.
  package var offered: [String]

  package init(offered: [String]) {
    self.offered = offered.sorted()
  }

  /// Modules that come with the compiler and exist under the same name on Apple's systems.
  package static let compilerProvided = [
    "CoreFoundation", "Dispatch", "Distributed", "Foundation", "Observation", "RegexBuilder",
    "Swift", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// Modules that come with the compiler on Linux only.
  static let linuxProvided = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc",
  ]

  /// What exists here under another name: Apple's C library, and what the runtime of Objective-C
  /// declares, which comes with Foundation.
  static let systemLibraries = ["Darwin": "Glibc", "ObjectiveC": "Foundation"]

  /// Parts of Apple's modules that code imports by their own names: the editor adds such an import
  /// where a name is completed that lies in one.
  static let meant = ["SwiftUICore": "SwiftUI"]

  /// Whether `import name` will compile.
  package func canImport(_ name: String) -> Bool {
    offered.contains(name) || Self.compilerProvided.contains(name)
      || Self.systemLibraries[name] != nil || Self.linuxProvided.contains(name)
  }

  /// Whether `#if canImport(name)` holds for code of Linux.
  package func canImportOnLinux(_ name: String) -> Bool {
    offered.contains(name) || Self.compilerProvided.contains(name)
      || Self.linuxProvided.contains(name)
  }

  /// Whether `#if canImport(name)` holds for a platform: also for frameworks of Apple's that are
  /// made from their use, as they are there in Xcode.
  package func canImport(_ name: String, on platform: TargetPlatform) -> Bool {
    guard !platform.missingModules.contains(name) else { return false }
    if offered.contains(name) { return true }
    guard !AppleFrameworks.uncounted.contains(name) else { return false }
    return canImport(name) && !Self.linuxProvided.contains(name)
      || AppleFrameworks.has(name, on: platform)
  }
}
