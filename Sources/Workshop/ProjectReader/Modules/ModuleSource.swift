import Foundation

/// Code that is compiled into a module of its own if something imports it: a framework target, a
/// target of a package, or a stand-in.
struct ModuleSource: Sendable {
  var name: String
  /// Swift files; a module without any is made from the use of its names.
  var files: [URL]
  /// What a bundle of the module would carry.
  var resources: [URL] = []
  var compilation = Compilation()
  /// The package it belongs to, for declarations that are `package`.
  var package: String?
}
