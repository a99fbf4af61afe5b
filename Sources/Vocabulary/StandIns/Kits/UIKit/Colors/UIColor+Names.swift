import ResourceCatalogs
import VectorDrawing

/// Colours that follow the interface style.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(.system(.red)) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(.system(.orange)) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(.system(.yellow)) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(.system(.green)) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(.system(.mint)) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(.system(.teal)) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(.system(.cyan)) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(.system(.blue)) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(.system(.indigo)) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(.system(.purple)) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(.system(.pink)) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(.system(.brown)) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(.system(.gray)) }
  /// The system's second grey, nearer to the background, as each further one.
  public class var systemGray2: UIColor { UIColor(.system(.gray2)) }
  /// The system's third grey.
  public class var systemGray3: UIColor { UIColor(.system(.gray3)) }
  /// The system's fourth grey.
  public class var systemGray4: UIColor { UIColor(.system(.gray4)) }
  /// The system's fifth grey.
  public class var systemGray5: UIColor { UIColor(.system(.gray5)) }
  /// The system's sixth grey, nearest to the background.
  public class var systemGray6: UIColor { UIColor(.system(.gray6)) }
  /// The colour of text.
  public class var label: UIColor { UIColor(.system(.label)) }
  /// The colour of text of the second level.
  public class var secondaryLabel: UIColor { UIColor(.system(.secondaryLabel)) }
  /// The colour of text of the third level.
  public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }
  /// The colour of text of the fourth level.
  public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }
  /// The colour of what stands in an empty field.
  public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }
  /// The colour of links.
  public class var link: UIColor { UIColor(.system(.link)) }
  /// The fill of thin and small shapes, a little of which shows through.
  public class var systemFill: UIColor { UIColor(.system(.systemFill)) }
  /// The fill of shapes of middle size.
  public class var secondarySystemFill: UIColor { UIColor(.system(.secondarySystemFill)) }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiarySystemFill)) }
  /// The fill of large areas.
  public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternarySystemFill)) }
  /// The colour of lines between things, a little of which shows through.
  public class var separator: UIColor { UIColor(.system(.separator)) }
  /// The colour of lines between things, nothing of which shows through.
  public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }
  /// The ground of an interface.
  public class var systemBackground: UIColor { UIColor(.system(.systemBackground)) }
  /// The ground of things on the ground.
  public class var secondarySystemBackground: UIColor {
    UIColor(.system(.secondarySystemBackground))
  }
  /// The ground of things on the second ground.
  public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiarySystemBackground)) }
  /// The ground of grouped lists.
  public class var systemGroupedBackground: UIColor { UIColor(.system(.systemGroupedBackground)) }
  /// The ground of groups in a grouped list.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.system(.secondarySystemGroupedBackground))
  }
  /// The ground of things in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.system(.tertiarySystemGroupedBackground))
  }
  /// The colour of text on dark grounds, in light and dark alike.
  public class var lightText: UIColor { UIColor(.system(.lightText)) }
  /// The colour of text on light grounds, in light and dark alike.
  public class var darkText: UIColor { UIColor(.system(.darkText)) }
  /// The tint at the place where the colour is drawn.
  public class var tintColor: UIColor { UIColor(.tint) }
}

/// Colours of fixed components, as UIKit documents them.
extension UIColor {
  /// No light.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// All light.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Full red alone.
  public class var red: UIColor {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }
  /// Full green alone.
  public class var green: UIColor {
    UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  }
  /// Full blue alone.
  public class var blue: UIColor {
    UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  }
  /// Full green and blue.
  public class var cyan: UIColor {
    UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  }
  /// Full red and green.
  public class var yellow: UIColor {
    UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  }
  /// Full red and blue.
  public class var magenta: UIColor {
    UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  }
  /// Full red and half of green.
  public class var orange: UIColor {
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  }
  /// Half of red and of blue.
  public class var purple: UIColor {
    UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor {
    UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }
  /// Nothing visible.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
