import Foundation

/// The words for months and years, which Foundation on Linux cannot name.
///
/// Those of CLDR's unit names; `#` stands for the number. The forms of a word are named by
/// Unicode's plural categories, the last one alone where a language does not tell them apart. A
/// language without a row speaks English. The module has no resources at run time, so the table
/// stands here instead of among the themes.
enum CalendarUnitNames {
  private struct Row {
    let wide: (year: String, month: String)
    let short: (year: String, month: String)
    let narrow: (year: String, month: String)

    init(
      _ wide: (year: String, month: String), _ short: (year: String, month: String),
      _ narrow: (year: String, month: String)
    ) { (self.wide, self.short, self.narrow) = (wide, short, narrow) }
  }

  private static func row(_ language: String) -> Row {
    switch language {
    case "de":
      Row(("one:# Jahr|# Jahre", "one:# Monat|# Monate"), ("# J", "# Mon."), ("# J", "# M"))
    case "fr": Row(("one:# an|# ans", "# mois"), ("one:# an|# ans", "# m."), ("#a", "#m."))
    case "es": Row(("one:# año|# años", "one:# mes|# meses"), ("# a", "# m."), ("#a", "#m"))
    case "it":
      Row(
        ("one:# anno|# anni", "one:# mese|# mesi"), ("one:# anno|# anni", "one:# mese|# mesi"),
        ("one:#anno|#anni", "one:# mese|# mesi"))
    case "pt":
      Row(
        ("one:# ano|# anos", "one:# mês|# meses"), ("one:# ano|# anos", "one:# mês|# meses"),
        ("one:# ano|# anos", "one:# mês|# meses"))
    case "nl": Row(("# jaar", "one:# maand|# maanden"), ("# jr", "# mnd"), ("# jr", "# m"))
    case "ja": Row(("#年", "#か月"), ("#年", "#か月"), ("#年", "#か月"))
    case "zh": Row(("#年", "#个月"), ("#年", "#个月"), ("#年", "#个月"))
    case "ko": Row(("#년", "#개월"), ("#년", "#개월"), ("#년", "#개월"))
    case "ar":
      Row(
        (
          "one:سنة|two:سنتان|few:# سنوات|# سنة",
          "one:شهر|two:شهران|few:# أشهر|many:# شهرًا|# شهر"
        ),
        (
          "one:سنة واحدة|two:سنتان|few:# سنوات|# سنة",
          "one:شهر|two:شهران|few:# أشهر|many:# شهرًا|# شهر"
        ), ("# سنة", "one:شهر|two:شهران|few:# أشهر|many:# شهرًا|# شهر"))
    case "he", "iw":
      Row(
        ("one:# שנה|# שנים", "one:# חודש|two:חודשיים|# חודשים"), ("one:# שנה|# שנים", "# ח׳"),
        ("# ש′", "# ח׳"))
    case "ru":
      Row(
        ("one:# год|few:# года|# лет", "one:# месяц|few:# месяца|# месяцев"),
        ("many:# л.|# г.", "# мес."), ("many:# л.|# г.", "# м."))
    default:
      Row(
        ("one:# year|# years", "one:# month|# months"), ("one:# yr|# yrs", "one:# mth|# mths"),
        ("#y", "#mo"))
    }
  }

  static func text(
    _ part: TimeUnitText.Part, width: TimeUnitText.Width, locale: Locale
  ) -> String {
    let row = row(locale.language.languageCode?.identifier ?? "en")
    let names =
      switch width {
      case .wide: row.wide
      case .abbreviated, .condensed: row.short
      case .narrow: row.narrow
      }
    let categories = PluralProbe(locale: locale).categories(of: part.value)
    var chosen = "#"
    for form in (part.unit == .year ? names.year : names.month).split(separator: "|") {
      guard let colon = form.firstIndex(of: ":") else {
        chosen = String(form)
        break
      }
      if categories.contains(String(form[..<colon])) {
        chosen = String(form[form.index(after: colon)...])
        break
      }
    }
    return chosen.replacingOccurrences(of: "#", with: number(part.value, locale))
  }

  static func number(_ value: Int, _ locale: Locale) -> String {
    value.formatted(.number.grouping(.never).locale(locale))
  }
}
