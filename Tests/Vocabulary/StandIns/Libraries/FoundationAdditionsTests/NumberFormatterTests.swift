import Foundation
import Testing

@testable import FoundationAdditions

/// What Apple's `NumberFormatter` writes for 1234.56789 and 3: a change of one bound moves the
/// other where they would cross.
struct NumberFormatterTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let style: NumberFormatter.Style
    let digits: [(isLeast: Bool, count: Int)]
    let written: [String]

    var testDescription: String { written.joined(separator: ", ") }

    init(
      _ style: NumberFormatter.Style, _ digits: [(isLeast: Bool, count: Int)], _ written: [String]
    ) { (self.style, self.digits, self.written) = (style, digits, written) }
  }

  @Test(arguments: [
    Sample(.decimal, [(true, 1), (false, 2)], ["1,234.57", "3.0"]),
    Sample(.decimal, [(false, 2), (true, 1)], ["1,234.57", "3.0"]),
    Sample(.decimal, [(true, 2), (false, 2)], ["1,234.57", "3.00"]),
    Sample(.decimal, [(false, 1)], ["1,234.6", "3"]),
    Sample(.decimal, [(false, 0)], ["1,235", "3"]),
    Sample(.decimal, [(true, 3), (false, 1)], ["1,234.6", "3.0"]),
    Sample(.decimal, [(false, 1), (true, 3)], ["1,234.568", "3.000"]),
    Sample(.currency, [(false, 0)], ["$1,235", "$3"]),
    Sample(.currency, [(true, 0), (false, 0)], ["$1,235", "$3"]),
    Sample(.percent, [(true, 1), (false, 1)], ["123,456.8%", "300.0%"]),
    Sample(.decimal, [], ["1,234.568", "3"]),
    Sample(.scientific, [(true, 1), (false, 2)], ["1.23E3", "3.0E0"]),
    Sample(.scientific, [(false, 0)], ["1E3", "3E0"]),
    Sample(.currencyISOCode, [(false, 0)], ["USD\u{A0}1,235", "USD\u{A0}3"]),
    Sample(.currencyAccounting, [(true, 1), (false, 1)], ["$1,234.6", "$3.0"]),
  ])
  func `keeps to both bounds of the digits after the point`(_ sample: Sample) {
    let formatter = VitrineNumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = sample.style
    for digits in sample.digits {
      if digits.isLeast {
        formatter.minimumFractionDigits = digits.count
      } else {
        formatter.maximumFractionDigits = digits.count
      }
    }
    let written = [1234.56789, 3].map { formatter.string(from: NSNumber(value: $0)) }
    #expect(written == sample.written)
  }

  @Test func `marks in words around the digits are words`() {
    let formatter = VitrineNumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.positiveFormat = "'#'0.00 'No. 0'"
    formatter.maximumFractionDigits = 1
    #expect(formatter.string(from: 6.372) == "#6.4 No. 0")
  }

  @Test func `digits before the point stay as they were asked for`() {
    let formatter = VitrineNumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumIntegerDigits = 2
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 1
    #expect(formatter.string(from: 3) == "03.0")
  }

  @Test(arguments: [("1,234.50", 8), ("12.5 euro", 4), ("12.5 ", 4), ("-3", 2)])
  func `the number that a text begins with is read, and where it ends`(
    text: String, length: Int
  ) throws {
    let formatter = VitrineNumberFormatter()
    formatter.numberStyle = .decimal
    var found: AnyObject?
    var range = NSRange(location: 0, length: text.utf16.count)
    try formatter.getObjectValue(&found, for: text, range: &range)
    #expect((found as? NSNumber) == formatter.number(from: text))
    #expect(range == NSRange(location: 0, length: length))
    #expect(throws: CocoaError.self) {
      try formatter.getObjectValue(&found, for: "none", range: nil)
    }
  }
}
