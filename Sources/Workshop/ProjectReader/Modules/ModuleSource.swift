import BuildCaching
import Foundation

/// Code that is compiled into a module of its own if something imports it: a framework target, a
/// target of a package, or a stand-in.
struct ModuleSource: Sendable {
  var name: String
  /// Swift files; a module without any is made from the use of its names.
  var files: [URL]
  /// What a bundle of the module would carry.
  var resources: [URL] = []
  /// Its property list, if it is a framework's.
  var infoPlist: URL?
  /// The name of that bundle, with its ending; nil where the resources are the program's.
  var bundle: String?
  var compilation = Compilation()
  /// Headers whose declarations belong to it.
  var headers = HeaderFiles()
  /// The package it belongs to, for declarations that are `package`.
  var package: String?
  /// What paths of its files are relative to, where that is not the project.
  var root: URL?
  /// Keeps its files in the cache.
  var lease: CacheLease?
  /// Plug-ins that expand the macros it declares.
  var macros: [MacroSource] = []
  /// What is compiled where it is not written in Swift.
  var clang: ClangSource?
}
