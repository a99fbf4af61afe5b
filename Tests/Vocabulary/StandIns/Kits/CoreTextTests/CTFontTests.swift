import CoreText
import Testing

@Suite struct CTFontTests {
  @Test func fontsAreThoseOfUIKit() {
    let font = CTFontCreateWithName("Nothing" as CFString, 20, nil)
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) > CTFontGetDescent(font) && CTFontGetDescent(font) > 0)
    #expect(CTFontGetCapHeight(font) < CTFontGetAscent(font))
    #expect(CTFontCreateUIFontForLanguage(.system, 0, nil).map(CTFontGetSize) == 12)
  }

  @Test func linesAreMeasured() {
    let short = CTLineCreateWithAttributedString(NSAttributedString(string: "i"))
    let long = CTLineCreateWithAttributedString(NSAttributedString(string: "iWW"))
    var ascent: CGFloat = 0
    let width = CTLineGetTypographicBounds(short, &ascent, nil, nil)
    #expect(width > 0 && width < CTLineGetTypographicBounds(long, nil, nil, nil) && ascent > 0)
    let empty = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
    #expect(CTLineGetTypographicBounds(empty, nil, nil, nil) == 0)
  }

  @Test func filesOfFontsAreThereOrNot() {
    var error: Unmanaged<CFError>?
    let url = URL(fileURLWithPath: "/nowhere/Font.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().localizedDescription == "The file Font.ttf is not there.")
    #expect(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/"), .process, nil))
  }
}
