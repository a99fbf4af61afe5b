package import CatalogueManifest
import Encodings

/// A picture as it was accepted: what is remembered of it besides its files.
package struct Snapshot: Codable, Hashable, Sendable {
  /// The id of the render, also the name of the files.
  package var id: String
  /// The id of the widget.
  package var widget: String
  /// The id of the bundle.
  package var bundle: String
  /// The family, e.g. `systemSmall`.
  package var family: String
  /// The value on each other axis.
  package var variant: [String: String]
  /// `SHA256.short` of the picture.
  package var picture: String
  /// `SHA256.short` of the node tree.
  package var tree: String
  /// The picture's size in bytes.
  package var bytes: Int

  package init(
    id: String, widget: String, bundle: String, family: String, variant: [String: String],
    picture: String, tree: String, bytes: Int
  ) {
    (self.id, self.widget, self.bundle) = (id, widget, bundle)
    (self.family, self.variant) = (family, variant)
    (self.picture, self.tree, self.bytes) = (picture, tree, bytes)
  }

  /// What a render would be remembered as.
  package init(_ render: Render, bundle: String, picture: [UInt8], tree: [UInt8]) {
    self.init(
      id: render.id, widget: render.widget, bundle: bundle, family: render.family,
      variant: render.variant, picture: SHA256.short(picture),
      tree: SHA256.short(tree), bytes: picture.count)
  }

  /// Whether both pictures and what they mean are the same.
  package func shows(_ other: Snapshot) -> Bool {
    picture == other.picture && tree == other.tree
  }
}
