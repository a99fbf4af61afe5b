import BuildCaching
package import Foundation

/// A plug-in of the compiler that expands macros of a package.
package struct MacroSource: Sendable {
  /// A module of its code, which is compiled for the compiler and not for a widget.
  package struct Module: Sendable {
    package var name: String
    /// Swift files, in order of their paths.
    package var files: [URL]
    package var compilation: Compilation
    /// The package it belongs to, for declarations that are `package`.
    package var package: String?
    /// Keeps its files in the cache.
    var lease: CacheLease?

    package init(name: String, files: [URL], compilation: Compilation) {
      (self.name, self.files, self.compilation) = (name, files, compilation)
    }
  }

  /// Each after those that it imports; the last is called as the plug-in.
  package var modules: [Module]
  package init(modules: [Module]) { self.modules = modules }

  package var name: String { modules.last?.name ?? "" }
  /// The package that the compiler's own libraries for macros come from. The toolchain has them
  /// built.
  static let library = "swift-syntax"
}
