public import Foundation

/// Finds links, addresses of mail and telephone numbers by how they are written. Dates, postal
/// addresses and flights are not found, which a note says where code asks for them.
public final class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: UInt64

  /// - Throws: where nothing is to be found.
  public init(types checkingTypes: UInt64) throws {
    if checkingTypes == 0 { throw CocoaError(.featureUnsupported) }
    self.checkingTypes = checkingTypes
    if checkingTypes & ~(TextPattern.links | TextPattern.numbers) != 0 {
      HostDiagnostics.reportInert(
        "NSDataDetector", "only links and telephone numbers are found in texts")
    }
  }

  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedText] = []
    for pattern in TextPattern.all where checkingTypes & pattern.type != 0 {
      let own = pattern.matches(in: string, range)
      found += own.filter { one in
        !found.contains { NSIntersectionRange($0.range, one.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var isOver = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isOver.boolValue {
      block(match, [], &isOver)
    }
  }
}

extension NSTextCheckingResult {
  /// Where a link leads that was found in a text.
  public var url: URL? { (self as? DetectedText)?.foundURL }

  public var phoneNumber: String? { (self as? DetectedText)?.foundNumber }

  /// No dates are found.
  public var date: Date? { nil }
}

/// A link or a number in a text.
private final class DetectedText: NSTextCheckingResult {
  private let found: NSRange
  private let type: UInt64
  let foundURL: URL?
  let foundNumber: String?

  init(_ range: NSRange, url: URL) {
    (found, type, foundURL, foundNumber) = (range, TextPattern.links, url, nil)
    super.init()
  }

  init(_ range: NSRange, number: String) {
    (found, type, foundURL, foundNumber) = (range, TextPattern.numbers, nil, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { found }
  override var resultType: CheckingType { CheckingType(rawValue: type) }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { found }
}

/// How something is written that people can act on.
private struct TextPattern: @unchecked Sendable {
  /// Apple's numbers of what can be found, which Foundation on Linux calls deprecated.
  static let links: UInt64 = 1 << 5
  static let numbers: UInt64 = 1 << 11

  let type: UInt64
  private let expression: NSRegularExpression?
  private let make: @Sendable (NSRange, String) -> DetectedText?

  private init(
    _ type: UInt64, _ pattern: String,
    _ make: @escaping @Sendable (NSRange, String) -> DetectedText?
  ) {
    (self.type, self.make) = (type, make)
    expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// Those before others win where both are found.
  static let all = [
    link(#"\b(?:https?|ftp)://[^\s<>"'{}|\\^`\[\]]+"#, ""),
    link(#"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#, "mailto:"),
    link(#"\bwww\.[^\s<>"'{}|\\^`\[\]]+"#, "http://"),
    link(
      #"\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|info|de|uk|fr|es|it|nl|ch|jp|cn|us)\b"#
        + #"(?:/[^\s<>"'{}|\\^`\[\]]*)?"#, "http://"),
    TextPattern(numbers, #"(?<![\w.,/-])\+?\(?\d[\d ().\u00A0-]{5,}\d(?![\w/-])"#) {
      range, text in
      let digits = text.count { $0.isNumber }
      // A day of the calendar, an address of a machine and a number with decimals are none.
      let isOther = text.wholeMatch(of: #/\d{4}-\d\d-\d\d|\d+\.[\d.]+/#) != nil
      return (7...15).contains(digits) && !isOther ? DetectedText(range, number: text) : nil
    },
  ]

  private static func link(_ pattern: String, _ scheme: String) -> TextPattern {
    TextPattern(links, pattern) { range, text in
      // What ends the sentence is none of the address.
      let end = text.reversed().prefix { ".,;:!?)*".contains($0) }.count
      let address = String(text.dropLast(end))
      guard let url = URL(string: scheme + address) else { return nil }
      return DetectedText(
        NSRange(location: range.location, length: address.utf16.count), url: url)
    }
  }

  func matches(in text: String, _ range: NSRange) -> [DetectedText] {
    expression?.matches(in: text, range: range).compactMap { match in
      Range(match.range, in: text).flatMap { make(match.range, String(text[$0])) }
    } ?? []
  }
}
