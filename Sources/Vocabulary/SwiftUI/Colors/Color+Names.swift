import ResourceCatalogs
public import ViewGraph

extension Color {
  /// The system's red, which follows the appearance, as all the system's colours do.
  public static let red = Color(.system(.red))
  /// The system's orange.
  public static let orange = Color(.system(.orange))
  /// The system's yellow.
  public static let yellow = Color(.system(.yellow))
  /// The system's green.
  public static let green = Color(.system(.green))
  /// The system's mint.
  public static let mint = Color(.system(.mint))
  /// The system's teal.
  public static let teal = Color(.system(.teal))
  /// The system's cyan.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue.
  public static let blue = Color(.system(.blue))
  /// The system's indigo.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple.
  public static let purple = Color(.system(.purple))
  /// The system's pink.
  public static let pink = Color(.system(.pink))
  /// The system's brown.
  public static let brown = Color(.system(.brown))
  /// The system's grey.
  public static let gray = Color(.system(.gray))
  /// No light, in light and dark alike.
  public static let black = Color(.fixed(.black))
  /// All light, in light and dark alike.
  public static let white = Color(.fixed(.white))
  /// Nothing visible.
  public static let clear = Color(.fixed(.clear))
  /// The system's colour of text.
  public static let primary = Color(.system(.label))
  /// The system's colour of text of the second level.
  public static let secondary = Color(.system(.secondaryLabel))

  /// The accent colour: that of the environment, of the asset catalog, or blue.
  public static var accentColor: Color { Color(.accent) }
}

extension ShapeStyle where Self == Color {
  /// The system's red, which follows the appearance, as all the system's colours do.
  public static var red: Color { Color(.system(.red)) }
  /// The system's orange.
  public static var orange: Color { Color(.system(.orange)) }
  /// The system's yellow.
  public static var yellow: Color { Color(.system(.yellow)) }
  /// The system's green.
  public static var green: Color { Color(.system(.green)) }
  /// The system's mint.
  public static var mint: Color { Color(.system(.mint)) }
  /// The system's teal.
  public static var teal: Color { Color(.system(.teal)) }
  /// The system's cyan.
  public static var cyan: Color { Color(.system(.cyan)) }
  /// The system's blue.
  public static var blue: Color { Color(.system(.blue)) }
  /// The system's indigo.
  public static var indigo: Color { Color(.system(.indigo)) }
  /// The system's purple.
  public static var purple: Color { Color(.system(.purple)) }
  /// The system's pink.
  public static var pink: Color { Color(.system(.pink)) }
  /// The system's brown.
  public static var brown: Color { Color(.system(.brown)) }
  /// The system's grey.
  public static var gray: Color { Color(.system(.gray)) }
  /// No light, in light and dark alike.
  public static var black: Color { Color(.fixed(.black)) }
  /// All light, in light and dark alike.
  public static var white: Color { Color(.fixed(.white)) }
  /// Nothing visible.
  public static var clear: Color { Color(.fixed(.clear)) }
}
