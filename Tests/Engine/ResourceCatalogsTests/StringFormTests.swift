import ResourceCatalogs
import Testing

struct StringFormTests {
  @Test(arguments: [
    ("", ""), ("Today", "[Tööđååý]"), ("%lld cups", "[%lld çûûpš]"),
    ("%1$@ of %2$@", "[%1$@ ööf %2$@]"), ("%(count)lld %%", "[%(count)lld %%]"),
    ("%#@cups@ now", "[%#@cups@ ñööŵ]"), ("50 % of", "[50 % ööf]"),
    ("[here](https://a.io/on) **so**", "[[ĥééřéé](https://a.io/on) **šöö**]"),
  ])
  func `words grow, get accents and brackets; placeholders and addresses stay`(
    text: String, expected: String
  ) {
    #expect(StringForm.pseudo.applied(to: text) == expected)
    #expect(StringForm.plain.applied(to: text) == text)
  }

  @Test func `a string that no language has is changed too, by what would be shown`() {
    var strings = StringCatalogs()
    #expect(strings.lookup("key", locale: "en_US", standard: "Home") == nil)
    strings.form = .pseudo
    #expect(strings.lookup("key", locale: "en_US", standard: "Home") == "[Hööméé]")
    #expect(strings.lookup("Hi", locale: "en_US") == "[Hîî]")
  }
}
