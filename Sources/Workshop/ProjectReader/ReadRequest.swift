package import DiagnosticRecords
package import Foundation
package import SourcePreparing

/// What to look for in an input.
package struct ReadRequest: Sendable {
  /// What widget code can import here.
  package var modules: ModuleAvailability
  /// The system to draw for; nil to follow the project.
  package var platform: TargetPlatform?
  /// Names of targets; empty for every one with widgets.
  package var targets: [String] = []
  /// Modules that need only be importable.
  package var stubs: [String] = []
  /// How the manifests of packages are read.
  package var manifests = ManifestSource.none

  package init(modules: ModuleAvailability, platform: TargetPlatform? = nil) {
    self.modules = modules
    self.platform = platform
  }
}

/// What was found in an input.
package struct ReadResult: Sendable {
  /// The folder that files in diagnostics are relative to.
  package var root: URL
  /// One per widget extension, in the order of the input.
  package var projects: [WidgetProject] = []
  package var diagnostics: [Diagnostic] = []

  package init(root: URL) {
    self.root = root
  }
}
