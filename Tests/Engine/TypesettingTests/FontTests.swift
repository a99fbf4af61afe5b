import Foundation
import Testing

@testable import Typesetting

struct FontTests {
  @Test(arguments: [
    (Font.body, TypeSize.large, 17.0, 400), (.headline, .large, 17, 600),
    (.largeTitle, .large, 34, 400), (.caption2, .large, 11, 400), (.body, .xSmall, 14, 400),
    (.body, .accessibility5, 53, 400), (.title.bold(), .large, 28, 700),
    (.body.bold(), .large, 17, 600), (.headline.bold(), .large, 17, 600),
    (.system(size: 20).bold(), .accessibility5, 20, 700),
    (.body.weight(.light).bold(), .large, 17, 600),
    (.body.bold().weight(.light), .large, 17, 300),
    (.custom("Unknown", fixedSize: 30), .accessibility5, 30, 400),
    (.custom("Unknown", size: 17), .accessibility5, 53, 400),
    (.custom("Unknown", size: 28, relativeTo: .title), .xSmall, 25, 400),
  ])
  func `styles resolve by the guidelines`(
    font: Font, category: TypeSize, size: Double, weight: Int
  ) {
    let resolved = FontLibrary.shared.resolve(
      font, in: FontContext(platform: .iOS, dynamicType: category))
    #expect(Double(resolved.pointSize) == size)
    #expect(resolved.numericWeight == weight)
  }

  @Test func `the environment fills in what the font leaves open`() {
    var context = FontContext()
    context.weightOverride = .heavy
    context.designOverride = .serif
    context.isItalic = true
    let font = FontLibrary.shared.resolve(.body.weight(.light), in: context)
    #expect(font.numericWeight == 800)
    #expect(font.design == .serif)
    #expect(font.italic)
    #expect(font.svgFamily?.contains("serif") == true)
  }

  @Test func `text without a font is body on iOS and 13 points on the Mac`() {
    #expect(SampleText.font(nil, .iOS) === SampleText.font(.body, .iOS))
    #expect(SampleText.font(nil, .macOS).pointSize == 13)
    #expect(SampleText.font(nil, .macOS).leading == 0)
  }

  @Test func `the default design needs no family, a custom font names its own`() {
    #expect(SampleText.font(.body).svgFamily == nil)
    let family = SampleText.font(.custom("It's \\bad", size: 12)).svgFamily
    #expect(family == "'Its bad', sans-serif")
  }

  @Test func `equal requests share one font`() {
    #expect(SampleText.font(.title3.bold()) === SampleText.font(.title3.bold()))
    #expect(SampleText.font(.title3) !== SampleText.font(.title3.bold()))
  }

  @Test(arguments: [Double.nan, -5, .infinity, .leastNonzeroMagnitude])
  func `absurd sizes do no harm`(size: Double) {
    let layout = SampleText.block("text", .system(size: size)).layout(width: 10, height: nil)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test func `all tables are readable`() {
    for weight in stride(from: 100, through: 900, by: 100) {
      let font = Font.system(size: 22, weight: Font.Weight(number: weight))
      #expect(SampleText.font(font).advance(of: "a") > 5)
    }
    for platform in TypePlatform.allCases { _ = SampleText.font(.caption, platform) }
    #expect(FontLibrary.shared.problems.isEmpty)
  }

  @Test func `missing tables are reported and text still has a size`() {
    let library = FontLibrary(themesFolder: URL(fileURLWithPath: "/nonexistent"))
    let font = library.resolve(.body, in: FontContext())
    #expect(font.pointSize == 17)
    #expect(font.advance(of: "a") > 0)
    #expect(!library.problems.isEmpty)
  }

  @Test func `all documented spellings compile and mean the same`() {
    let weight: Font.Weight = .bold
    let optional: Font.Weight? = .bold
    #expect(Font.system(size: 12, weight: weight) == .system(size: 12, weight: optional))
    #expect(Font.system(.body) == .body)
    #expect(Font.system(.title, design: .rounded).weight(.bold).design == .rounded)
    #expect(Font.body.lowercaseSmallCaps().uppercaseSmallCaps() == .body.smallCaps())
    #expect(Font.body.width(.condensed) == .body.width(-0.1))
    #expect(Font.TextStyle.allCases.count == 11)
  }

  @Test func `underlines grow with size and weight`() {
    let regular = SampleText.font(.system(size: 100))
    let bold = SampleText.font(.system(size: 100, weight: .bold))
    #expect(abs(regular.underlineOffset - 15.137) < 0.001)
    #expect(abs(bold.underlineThickness / regular.underlineThickness - 1.583) < 0.001)
  }
}
