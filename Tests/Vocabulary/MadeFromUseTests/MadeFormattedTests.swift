import Foundation
import MadeFromUse
import Testing

/// What is shown of values that could not be had, in formats that they would have had.
@Suite struct MadeFormattedTests {
  private let unknown = Made(madePath: "Kit.item")

  @Test func `what is not known is shown by its name`() {
    let name = "⟨Kit.item.formatted(_:)⟩"
    #expect(unknown.formatted(.number.precision(.fractionLength(1))) == name)
    #expect(unknown.formatted(.currency(code: "EUR")) == name)
    #expect(unknown.formatted(.percent) == name)
    #expect(unknown.formatted(.dateTime.day().month()) == name)
    #expect(unknown.formatted(.relative(presentation: .named)) == name)
    #expect(unknown.formatted(.iso8601) == name)
    #expect(unknown.formatted(date: .abbreviated, time: .omitted) == name)
    #expect(unknown.formatted() == name)
  }

  @Test func `what was given is formatted`() {
    let (count, share): (Made, Made) = (1234, 0.5)
    #expect(count.formatted(.number) == "1,234")
    #expect(count.formatted() == "1,234")
    #expect(share.formatted(.percent) == "50%")
    #expect(share.formatted(Decimal.FormatStyle.Currency(code: "EUR")) == "€0.50")
    let (huge, tiny): (Made, Made) = (1e308, 1e-300)
    #expect(huge.formatted(Decimal.FormatStyle()) == "⟨1e+308.formatted(_:)⟩")
    #expect(tiny.formatted(Decimal.FormatStyle()) == "⟨1e-300.formatted(_:)⟩")
    #expect(Made(of: Decimal(2), "Kit.x").formatted(.number) == "2")
    #expect(count.formatted(IntegerFormatStyle<Int>()) == "1,234")
    #expect(share.formatted(IntegerFormatStyle<Int>()) == "⟨0.5.formatted(_:)⟩")
    let day = Made(of: Date(timeIntervalSince1970: 0), "Kit.day")
    #expect(day.formatted(Date.ISO8601FormatStyle()) == "1970-01-01T00:00:00Z")
    #expect(day.formatted(date: .numeric, time: .omitted) == "1/1/1970")
    #expect(day.formatted().hasPrefix("1/1/1970, 12:00"))
    #expect(day.formatted(.number) == "⟨Kit.day.formatted(_:)⟩")
  }
}
