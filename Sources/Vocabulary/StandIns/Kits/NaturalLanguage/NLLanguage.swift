public struct NLLanguage: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar")
  public static let chinese = NLLanguage("zh")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let dutch = NLLanguage("nl")
  public static let english = NLLanguage("en")
  public static let french = NLLanguage("fr")
  public static let german = NLLanguage("de")
  public static let greek = NLLanguage("el")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let russian = NLLanguage("ru")
  public static let spanish = NLLanguage("es")
  public static let swedish = NLLanguage("sv")
  public static let thai = NLLanguage("th")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let vietnamese = NLLanguage("vi")
}
