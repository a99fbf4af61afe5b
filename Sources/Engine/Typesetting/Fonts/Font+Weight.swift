extension Font {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// The weight on the CSS scale, 100…900.
    package let number: Int

    package init(number: Int) { self.number = number }

    /// Weight 100.
    public static let ultraLight = Weight(number: 100)
    /// Weight 200.
    public static let thin = Weight(number: 200)
    /// Weight 300.
    public static let light = Weight(number: 300)
    /// Weight 400.
    public static let regular = Weight(number: 400)
    /// Weight 500.
    public static let medium = Weight(number: 500)
    /// Weight 600.
    public static let semibold = Weight(number: 600)
    /// Weight 700.
    public static let bold = Weight(number: 700)
    /// Weight 800.
    public static let heavy = Weight(number: 800)
    /// Weight 900.
    public static let black = Weight(number: 900)
  }
}
