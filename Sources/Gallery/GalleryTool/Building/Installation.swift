import Foundation
import ResourceCatalogs

/// Where Vitrine's own files lie.
enum Installation {
  /// The folder with `site` and `themes`.
  static var root: URL {
    URL(fileURLWithPath: ThemeFolder.standard.path).deletingLastPathComponent()
  }

  /// The templates of the gallery.
  static var site: URL { root.appendingPathComponent("site") }
}

/// The version of this source tree.
package enum Version {
  package static let current = "0.1.0"
  /// The first version that draws every picture as this one does. A later one that draws any
  /// differently says so in the changelog, under “Pictures”.
  package static let drawsAlikeSince = "0.1.0"
}
