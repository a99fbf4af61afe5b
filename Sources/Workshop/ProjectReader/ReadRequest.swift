package import DiagnosticRecords
package import Foundation
package import SourcePreparing
package import WidgetSettings

/// What to look for in an input.
package struct ReadRequest: Sendable {
  /// What widget code can import here.
  package var modules: ModuleAvailability
  /// What the command line says; it rules over what the project says.
  package var wishes = SettingValues()
  /// How the manifests of packages are read.
  package var manifests = ManifestSource.none
  /// Where packages come from that are named by address.
  package var packages = RemotePackages.none

  package init(modules: ModuleAvailability) { self.modules = modules }
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
