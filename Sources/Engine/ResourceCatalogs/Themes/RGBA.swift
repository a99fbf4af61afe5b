/// A colour in gamma-encoded sRGB; a component may leave 0…1 for colours only Display P3 has.
package struct RGBA: Hashable, Sendable {
  /// The red component.
  package var red: Double
  /// The green component.
  package var green: Double
  /// The blue component.
  package var blue: Double
  /// The opacity, 0…1.
  package var alpha: Double

  /// Makes a colour from its components.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
