/// An image set of an asset catalog, or a loose picture beside it.
package struct AssetImage: Hashable, Sendable {
  /// How the picture takes colour.
  package enum Rendering: String, Hashable, Sendable { case original, template }

  /// Stretching as set in the catalog; lengths are pixels of the variant.
  package struct Resizing: Hashable, Sendable {
    /// Distance of the fixed part from the top.
    package var top: Double
    /// Distance of the fixed part from the leading edge.
    package var left: Double
    /// Distance of the fixed part from the bottom.
    package var bottom: Double
    /// Distance of the fixed part from the trailing edge.
    package var right: Double
    /// Whether the middle repeats instead of stretching.
    package var tiles: Bool
  }

  /// One file of the set.
  package struct Variant: Hashable, Sendable {
    /// The file's absolute path.
    package var path: String
    /// Pixels per point, or nil for a drawing that fits every scale.
    package var scale: Double?
    /// Where it applies.
    package var traits: AssetTraits
    /// The parts that keep their size when the picture is stretched.
    package var resizing: Resizing?
  }

  /// The name code uses, with the groups that provide a namespace.
  package var name: String
  /// In the order of the file.
  package var variants: [Variant]
  /// Set by the catalog; nil leaves it to the view.
  package var rendering: Rendering?
  /// Whether a drawing stays sharp at any size.
  package var preservesVector: Bool
}
