public import Foundation

/// Foundation's formatter of numbers, which begins with the locale of the gallery. Widget code
/// finds it as `NumberFormatter`, the same in all of its modules.
///
/// Foundation on Linux forgets the most digits after the point once the fewest are set, and a most
/// below the fewest of the style; both are put into the pattern here, which it keeps to.
open class VitrineNumberFormatter: NumberFormatter, @unchecked Sendable {
  /// Digits after the point that were asked for.
  private var fewest: Int?
  private var most: Int?

  /// One that the machine has no language for formats in none.
  open override var locale: Locale! {
    get { super.locale }
    set { super.locale = newValue?.formattable }
  }

  /// A formatter of the gallery's locale.
  public override init() {
    super.init()
    locale = VitrineClock.locale
  }

  /// A formatter of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The fewest digits after the point; the most are as many at least.
  open override var minimumFractionDigits: Int {
    didSet {
      fewest = Self.digits(minimumFractionDigits)
      most = most.map { max($0, Self.digits(minimumFractionDigits)) }
    }
  }

  /// The most digits after the point; the fewest are as many at most.
  open override var maximumFractionDigits: Int {
    didSet {
      most = Self.digits(maximumFractionDigits)
      fewest = fewest.map { min($0, Self.digits(maximumFractionDigits)) }
    }
  }

  /// The number in the style and locale, with the digits that were asked for.
  open override func string(from number: NSNumber) -> String? {
    if fewest != nil || most != nil, !usesSignificantDigits { settle() }
    return super.string(from: number)
  }

  private static func digits(_ count: Int) -> Int { min(max(count, 0), 100) }

  /// Puts the digits after the point into the pattern, where it says otherwise.
  private func settle() {
    guard let pattern = positiveFormat, let number = Self.number(in: pattern) else { return }
    let body = pattern[number]
    let point = body.firstIndex(of: ".")
    var whole = body[..<(point ?? body.endIndex)]
    // Without a digit before the point, a power of ten takes them from those behind it.
    if pattern[number.upperBound...].hasPrefix("E"), !whole.contains("0") { whole = "0" }
    let known = point.map { body[body.index(after: $0)...] } ?? ""
    let most = most ?? max(known.count, fewest ?? 0)
    let fewest = min(fewest ?? known.prefix { $0 == "0" }.count, most)
    let digits =
      String(repeating: "0", count: fewest) + String(repeating: "#", count: most - fewest)
    let fraction = digits.isEmpty ? "" : "." + digits
    let (before, after) = (pattern[..<number.lowerBound], pattern[number.upperBound...])
    let wanted = "\(before)\(whole)\(fraction)\(after)"
    if wanted != pattern { format = wanted }
  }

  /// Where a pattern says how digits are written: the first run of its marks outside of quotes.
  private static func number(in pattern: String) -> Range<String.Index>? {
    var isQuoted = false
    var start: String.Index?
    for index in pattern.indices {
      if pattern[index] == "'" { isQuoted.toggle() }
      let isMark = !isQuoted && "#0,.".contains(pattern[index])
      if isMark, start == nil { start = index }
      if !isMark, let start { return start..<index }
    }
    return start.map { $0..<pattern.endIndex }
  }
}
