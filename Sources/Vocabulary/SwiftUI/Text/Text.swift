public import Foundation
public import FoundationAdditions
public import ViewGraph

public nonisolated struct Text: View, PositionedView, Equatable, @unchecked Sendable {
  /// Where the characters come from. What few texts come from lies apart, so that those of most are
  /// quick to make.
  package enum Content {
    case verbatim(String)
    indirect case localized(LocalizedStringKey, table: String?)
    indirect case live(LiveDate)
    /// A value formatted when the locale is known.
    case formatted((EnvironmentValues) -> String)
    indirect case attributed(AttributedString)
    indirect case image(Image)
    indirect case joined(Text, Text)
  }

  private(set) var asked: TextRequest
  package var position: ViewPosition?

  package init(_ content: Content) { asked = TextRequest(content) }

  package var content: Content { asked.content }

  /// The text with something more asked of it: of its own object if nobody else has that.
  consuming func changed(_ change: (TextRequest) -> Void) -> Text {
    if !isKnownUniquelyReferenced(&asked) { asked = TextRequest(asked) }
    change(asked)
    return self
  }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    TextPrinter.plain(lhs) == TextPrinter.plain(rhs)
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

extension Text {
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: BundledResource.table(tableName, in: bundle)))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.formatted { resource.text(in: $0.locale) })
  }

  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.attributed(content)) }

  public init(_ image: Image) { self.init(.image(image)) }

  /// A date in a style; where the style counts, the gallery lets it tick.
  public init(_ date: Date, style: DateStyle) {
    self.init(.live(LiveDate(.style(style.kind), date)))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(.live(LiveDate(.interval, dates.lowerBound, end: dates.upperBound)))
  }

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

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted { format.locale($0.locale).format($0.session.formattable(input)) })
  }

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

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted { _ in formatter.string(for: subject) ?? "" })
  }
}

extension Text {
  /// How a date is shown (Facts/text-dates.md#date-styles).
  public struct DateStyle: Equatable, Sendable, Codable {
    /// What of the date is shown, by the name that is kept in archives.
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind

    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")

      /// As the engine draws it.
      var drawn: TextDecoration.Pattern { TextDecoration.Pattern(rawValue: name) ?? .solid }
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    public static let single = LineStyle()

    /// As the engine draws it.
    var decoration: TextDecoration { TextDecoration(pattern.drawn, color) }
  }
}

extension Text: _VitrineMissingValue {
  /// The name.
  public static func vitrineMissing(_ name: String) -> Any? {
    Text(verbatim: MissingValue.text(name))
  }
}
