import ResourceCatalogs
import Testing

struct LocaleNameTests {
  @Test(arguments: [
    ("de", true), ("de_DE", true), ("de-AT", true), ("zh-Hans_CN", true), ("zh-Hant", true),
    ("es_419", true), ("en_US_POSIX", true), ("ar@numbers=latn", true), ("en_XA", true),
    ("he", true), ("iw", true), ("fil_PH", true), ("sr_Latn_RS", true), ("EN_us", true),
    ("nonsense", false), ("", false), ("de_QQ", false), ("de_DE_DE", false), ("xx", false),
    ("zh-Abcd", false), ("_DE", false), ("../de", false), ("de DE", false), ("d", false),
  ])
  func `Languages and regions are known by name`(name: String, isKnown: Bool) {
    #expect(LocaleName.isKnown(name) == isKnown)
  }
}
