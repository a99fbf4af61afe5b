/// A module that the project brings along, read and ready to be compiled.
package struct SourceModule: Sendable {
  package var name: String
  /// In order of their paths.
  package var files: [WidgetProject.SourceFile]
  package var compilation: Compilation
  package var resources: ResourceRoots
  /// The package it belongs to, for declarations that are `package`.
  package var package: String?
  /// Names of modules of the project that it imports, sorted.
  package var imports: [String]
}
