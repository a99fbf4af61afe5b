public import Foundation
public import ViewGraph

/// A view that displays one or more lines of read-only text.
public nonisolated struct Text: View, PrimitiveView, Equatable, @unchecked Sendable {
  /// Where the characters come from.
  package indirect enum Content {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case live(LiveDate)
    /// A value formatted when the locale is known.
    case formatted((EnvironmentValues) -> String)
    case attributed(AttributedString)
    case image(Image)
    case joined(Text, Text)
  }

  package var content: Content
  /// What text modifiers asked for, first applied first.
  package var changes: [TextChange] = []

  package init(_ content: Content) { self.content = content }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    TextPrinter.plain(lhs) == TextPrinter.plain(rhs)
  }

  /// The texts one after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

extension Text {
  /// Text as it stands, never translated.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Text as it stands, for strings that are not written in the code.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Text looked up in the widget's string catalogs.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  /// Text looked up in the catalogs by a resource, in the view's locale.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.formatted { resource.text(in: $0.locale) })
  }

  /// Text with attributes: the parts may differ in font and colour.
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.attributed(content)) }

  /// An image inside a line of text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A date in a style; where the style counts, the gallery lets it tick.
  public init(_ date: Date, style: DateStyle) {
    self.init(.live(LiveDate(.style(style.kind), date)))
  }

  /// A span between two dates, as the view's locale writes it.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.live(LiveDate(.interval, dates.lowerBound, end: dates.upperBound)))
  }

  /// A span between two dates, as the view's locale writes it.
  public init(_ interval: DateInterval) {
    self.init(.live(LiveDate(.interval, interval.start, end: interval.end)))
  }

  /// A timer within an interval, which the gallery lets tick; it stands still at `pauseTime`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    var live = LiveDate(.timerInterval, timerInterval.lowerBound, end: timerInterval.upperBound)
    (live.pause, live.countsDown, live.showsHours) = (pauseTime, countsDown, showsHours)
    self.init(.live(live))
  }

  /// A value as a format writes it in the view's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted { format.locale($0.locale).format($0.session.formattable(input)) })
  }

  /// A value as a format writes it in the view's locale, without the attributes.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(
      .formatted {
        String(format.locale($0.locale).format($0.session.formattable(input)).characters)
      })
  }

  /// A value as a formatter writes it; nothing where it cannot.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted { _ in formatter.string(for: subject) ?? "" })
  }

  /// An object as a formatter writes it; nothing where it cannot.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted { _ in formatter.string(for: subject) ?? "" })
  }
}

extension Text {
  /// How a date is shown (facts/text-date-styles.json).
  public struct DateStyle: Equatable, Sendable, Codable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind

    /// The day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// How far away the date is, in units of time.
    public static let relative = DateStyle(kind: .relative)
    /// How far away the date is, with + or −.
    public static let offset = DateStyle(kind: .offset)
    /// How far away the date is, as a clock counts.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Capitalisation.
  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  /// Where text is cut that does not fit.
  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")

      /// As the engine draws it.
      var drawn: TextDecoration.Pattern { TextDecoration.Pattern(rawValue: name) ?? .solid }
    }

    let pattern: Pattern
    let color: Color?

    /// A line; `nil` draws it in the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A line without gaps in the colour of the text.
    public static let single = LineStyle()

    /// As the engine draws it.
    var decoration: TextDecoration { TextDecoration(pattern.drawn, color) }
  }
}
