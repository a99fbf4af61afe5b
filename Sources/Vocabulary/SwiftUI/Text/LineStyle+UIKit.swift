public import UIKit

extension Text.LineStyle {
  /// Nil where there is no line at all.
  public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init(nsUnderlineStyle, nil) }

  init?(_ style: NSUnderlineStyle, _ color: UIColor?) {
    guard style.hasLine else { return nil }
    let patterns: [(NSUnderlineStyle, Pattern)] = [
      (.patternDashDotDot, .dashDotDot), (.patternDashDot, .dashDot), (.patternDash, .dash),
      (.patternDot, .dot),
    ]
    let pattern = patterns.first { style.contains($0.0) }?.1 ?? .solid
    self.init(pattern: pattern, color: color.map { Color(uiColor: $0) })
  }
}
