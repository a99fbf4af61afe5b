import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct InflectionTests {
  private static let english = Locale(identifier: "en_US")

  private func shown(
    _ source: String, _ values: [String] = [], _ locale: Locale = Self.english
  ) -> String {
    let read = InlineMarkdown.attributed(source, inflection: Inflection(locale, values: values))
    return String(read.characters)
  }

  @Test(arguments: [
    ("^[1 day](inflect: true)", "1 day"), ("^[0 day](inflect: true)", "0 days"),
    ("^[2 day](inflect:true)", "2 days"), ("^[1,204 day](inflect: true)", "1,204 days"),
    ("^[1.5 day](inflect: true)", "1.5 days"), ("^[2 days](inflect: true)", "2 days"),
    ("^[3 cup of tea](inflect: true)!", "3 cups of tea!"),
    ("^[3 new message](inflect: true)", "3 new messages"),
    ("^[3 day left](inflect: true)", "3 days left"),
    ("^[3 check-in](inflect: true)", "3 check-ins"),
    ("^[3 day, or so](inflect: true)", "3 days, or so"),
    ("^[2 day](inflect: true) and ^[1 night](inflect: true)", "2 days and 1 night"),
    ("^[2 day](inflect: false)", "2 day"), ("^[2](inflect: true)", "2"),
    ("^[two day](inflect: true)", "two day"), ("^[2 day](morphology: {}, inflect: true)", "2 days"),
  ])
  func `a noun agrees with the number before it`(source: String, expected: String) {
    #expect(shown(source) == expected)
  }

  @Test func `values count in their order`() {
    let source = "\u{FFFC} ^[\u{FFFC} dog](inflect: true) ^[\u{FFFC} **big** cat](inflect: true)"
    #expect(shown(source, ["a", "2", "-1"]) == "\u{FFFC} \u{FFFC} dogs \u{FFFC} big cat")
    #expect(shown(source, ["2", "1.00", "1,003"]) == "\u{FFFC} \u{FFFC} dog \u{FFFC} big cats")
    #expect(shown(source, ["2", "no"]) == "\u{FFFC} \u{FFFC} dog \u{FFFC} big cat")
  }

  @Test func `the noun keeps its style, and other languages their words`() {
    let read = InlineMarkdown.attributed(
      "^[2 **day**](inflect: true)", inflection: Inflection(Self.english))
    let bold = read.runs.last
    #expect(bold?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(bold.map { String(read[$0.range].characters) } == "days")
    #expect(shown("^[2 Tag](inflect: true)", [], Locale(identifier: "de_DE")) == "2 Tag")
    #expect(String(InlineMarkdown.attributed("^[2 day](inflect: true)").characters) == "2 day")
  }

  @Test func `localised texts are inflected`() {
    let count = 4
    let text = AttributedString(localized: "^[\(count) exercise](inflect: true) left")
    #expect(String(text.characters) == "4 exercises left")
  }
}
