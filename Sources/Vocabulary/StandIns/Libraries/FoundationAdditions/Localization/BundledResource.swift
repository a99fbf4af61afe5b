package import Foundation

/// How the widget's catalogs are told in which bundle a resource is looked for.
package enum BundledResource {
  /// A name behind that of its bundle, where it is one of a module: `Kit_Theme.bundle/Brand`.
  ///
  /// - Parameter bundle: nil for the program's own.
  package static func name(_ name: String, in bundle: Bundle?) -> String {
    guard let bundle, bundle != .main else { return name }
    return self.name(name, in: bundle.bundleURL)
  }

  /// Likewise of a bundle in a folder.
  static func name(_ name: String, in folder: URL) -> String {
    let bundle = folder.lastPathComponent
    return bundle.hasSuffix(".bundle") ? bundle + "/" + name : name
  }

  /// A table of strings.
  ///
  /// - Parameter table: nil for `Localizable`.
  package static func table(_ table: String?, in bundle: Bundle?) -> String? {
    bundle == nil ? table : name(table ?? "Localizable", in: bundle)
  }
}
