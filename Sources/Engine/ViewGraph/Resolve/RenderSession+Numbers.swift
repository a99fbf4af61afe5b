package import DiagnosticRecords
package import Foundation
package import VectorDrawing

/// The gate through which the numbers of widget code come in. What is not a number, or beyond what
/// any picture shows, is said once, by the name of what it was given to, and replaced.
extension RenderSession {
  /// Points; a screen has some thousand.
  package static let longest: CGFloat = 1_000_000

  /// A length or coordinate, points: NaN is `substitute`, what is farther than a million is cut
  /// there.
  @inline(__always) package func length(
    _ value: CGFloat, of name: StaticString, else substitute: CGFloat = 0
  ) -> CGFloat {
    // False for NaN too.
    if abs(value) <= Self.longest { return value }
    return CGFloat(
      refused(
        Double(value), name, Double(substitute),
        in: -Double(Self.longest)...Double(Self.longest)))
  }

  /// A length that need not be given.
  @inline(__always) package func length(
    _ value: CGFloat?, of name: StaticString
  ) -> CGFloat? {
    guard let value else { return nil }
    // With all arguments, or it would be this very method.
    return length(value, of: name, else: 0)
  }

  /// Any other number: NaN is `substitute`, what lies outside of the limits the nearer one.
  @inline(__always) package func number(
    _ value: Double, of name: StaticString, else substitute: Double,
    in limits: ClosedRange<Double> = -.infinity ... .infinity
  ) -> Double {
    if value >= limits.lowerBound, value <= limits.upperBound { return value }
    return refused(value, name, substitute, in: limits)
  }

  /// A date of the years that calendars are sure of; the moment of the render for any other.
  package func date(_ date: Date, of name: StaticString) -> Date {
    if date.isDrawable { return date }
    report(
      .invalidDate,
      "\(name) is no date between the years 1 and 9999; the moment of the picture is used.",
      hint: "Look for a division by zero or milliseconds that were taken for seconds.")
    return inputs.now
  }

  /// A count: what is more than a picture can hold is cut.
  package func count(_ value: Int, of name: StaticString, upTo most: Int) -> Int {
    if value <= most { return value }
    reportNumber(name, "\(value)", used: "\(most)")
    return most
  }

  private func refused(
    _ value: Double, _ name: StaticString, _ substitute: Double, in limits: ClosedRange<Double>
  ) -> Double {
    let used = value.isNaN ? substitute : min(max(value, limits.lowerBound), limits.upperBound)
    reportNumber(name, value.spelled, used: used.spelled)
    return used
  }

  private func reportNumber(_ name: StaticString, _ value: String, used: String) {
    report(
      .invalidNumber, "\(name) is \(value), for which \(used) is used.",
      hint: "Look for a division by zero or a value that was never set.")
  }

  /// Says that something cannot be drawn for its numbers.
  package func reportNumbers(_ what: String) {
    report(
      .invalidNumber, "\(what) has numbers that nothing can be drawn with.",
      hint: "Look for a division by zero or a value that was never set.")
  }
}

extension RenderSession {
  /// Elements of `ForEach` in one picture: more take longer than anybody waits, and more memory
  /// than there is.
  package static let mostElements = 20_000

  /// Counts an element, and says when there is no room for another.
  package func hasRoomForElement() -> Bool {
    elements += 1
    if elements <= Self.mostElements { return true }
    report(
      .tooManyElements,
      "ForEach has more than \(Self.mostElements) elements; the others are left out.",
      hint: "Show what fits a widget, e.g. with prefix(_:).")
    return false
  }
}

extension RenderSession {
  package func insets(_ insets: EdgeInsets, of name: StaticString) -> EdgeInsets {
    EdgeInsets(
      top: length(insets.top, of: name), leading: length(insets.leading, of: name),
      bottom: length(insets.bottom, of: name), trailing: length(insets.trailing, of: name))
  }

  package func point(_ point: UnitPoint, of name: StaticString) -> UnitPoint {
    UnitPoint(
      x: length(point.x, of: name, else: 0.5), y: length(point.y, of: name, else: 0.5))
  }

  package func angle(_ angle: Angle, of name: StaticString) -> Angle {
    Angle(radians: number(angle.radians, of: name, else: 0, in: -1e6...1e6))
  }

  /// A transform of which each coefficient is a number that can be drawn with; no transform where
  /// one is not.
  package func transform(
    _ transform: CGAffineTransform, of name: StaticString
  ) -> CGAffineTransform {
    if transform.isDrawable { return transform }
    reportNumbers("\(name)")
    return .identity
  }

  package func stroke(_ style: StrokeStyle, of name: StaticString) -> StrokeStyle {
    var style = style
    style.lineWidth = length(style.lineWidth, of: name, else: 1)
    style.miterLimit = length(style.miterLimit, of: name, else: 10)
    style.dashPhase = length(style.dashPhase, of: name)
    if !style.dash.isEmpty { style.dash = style.dash.map { length($0, of: name) } }
    return style
  }

  /// An outline of numbers that can be drawn with; none where it is not.
  package func outline(_ path: Path, of name: @autoclosure () -> String) -> Path {
    if path.isDrawable { return path }
    reportNumbers(name())
    return Path()
  }
}

extension Date {
  /// Whether it is a date that a calendar can name: between `distantPast` and the year 10 000.
  package var isDrawable: Bool {
    // False for NaN too.
    self >= .distantPast && timeIntervalSince1970 < 253_402_300_800
  }
}

extension Double {
  /// As a sentence says it.
  fileprivate var spelled: String {
    isNaN ? "not a number" : self == .infinity ? "∞" : self == -.infinity ? "-∞" : "\(self)"
  }
}

extension Rule {
  package static let invalidDate = Rule(
    "invalid-date", fault: .widget, .warning, "A date lies outside of the years 1 to 9999",
    why: "The moment of the picture is shown instead.",
    remedy: "Look for a division by zero, or milliseconds that were taken for seconds.")
  static let invalidNumber = Rule(
    "invalid-number", fault: .widget, .warning,
    "A number is none, or beyond what any picture shows",
    why: "Another number is used, or what cannot be drawn is left out.",
    remedy: "Look for a division by zero or a value that was never set.")
  static let tooManyElements = Rule(
    "too-many-elements", fault: .widget, .error,
    "A loop has more elements than a picture has room for",
    why: "The elements beyond the limit are left out.",
    remedy: "Show what fits a widget, e.g. with prefix(_:).")
}
