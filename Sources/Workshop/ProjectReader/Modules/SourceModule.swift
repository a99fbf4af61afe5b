package import BuildCaching
package import Foundation
package import SourcePreparing

/// A module that the project brings along, read and ready to be compiled.
package struct SourceModule: Sendable {
  package var name: String
  /// In order of their paths.
  package var files: [WidgetProject.SourceFile]
  package var compilation: Compilation
  package var resources: ResourceRoots
  /// The name of the bundle of its resources, with its ending; nil where they are the program's.
  package var bundle: String?
  /// The definitions of SiriKit's intents whose classes are written into it.
  package var intents = IntentDefinitions()
  /// The models of Core Data whose classes are written into it.
  package var dataModels = DataModels()
  /// What headers in C and Objective-C declare that belongs to it.
  package var headers = HeaderDeclarations()
  /// The package it belongs to, for declarations that are `package`.
  package var package: String?
  /// Names of modules of the project that it imports, sorted.
  package var imports: [String]
  /// What paths of its files are relative to, where that is not the project.
  package var root: URL?
  /// Keeps its files in the cache for as long as somebody may build it.
  package var lease: CacheLease?
  /// Plug-ins that expand the macros it declares.
  package var macros: [MacroSource] = []
  /// What is compiled where it is not written in Swift.
  package var clang: ClangSource?
}
