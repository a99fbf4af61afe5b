import Foundation

/// The words for months and years, which Foundation on Linux cannot name.
///
/// Written after CLDR's unit names; `#` stands for the number, singular and plural are parted by
/// a bar. A language without a row speaks English. The module has no resources at run time, so
/// the table stands here instead of among the themes.
enum CalendarUnitNames {
  private struct Row {
    let wide: (year: String, month: String)
    let short: (year: String, month: String)
    let narrow: (year: String, month: String)
  }

  private static func row(_ language: String) -> Row {
    switch language {
    case "de":
      Row(
        wide: ("# Jahr|# Jahre", "# Monat|# Monate"), short: ("# J", "# Mon."),
        narrow: ("# J", "# M"))
    case "fr":
      Row(wide: ("# an|# ans", "# mois"), short: ("# an|# ans", "# m."), narrow: ("#a", "#m."))
    case "es":
      Row(
        wide: ("# año|# años", "# mes|# meses"), short: ("# a", "# m."), narrow: ("# a", "# m."))
    case "it":
      Row(
        wide: ("# anno|# anni", "# mese|# mesi"), short: ("# anno|# anni", "# mese|# mesi"),
        narrow: ("# a", "# m"))
    case "pt":
      Row(
        wide: ("# ano|# anos", "# mês|# meses"), short: ("# ano|# anos", "# mês|# meses"),
        narrow: ("# ano|# anos", "# mês|# meses"))
    case "nl":
      Row(wide: ("# jaar", "# maand|# maanden"), short: ("# jr", "# mnd"), narrow: ("# jr", "# m"))
    case "ja": Row(wide: ("#年", "#か月"), short: ("#年", "#か月"), narrow: ("#年", "#か月"))
    case "zh": Row(wide: ("#年", "#个月"), short: ("#年", "#个月"), narrow: ("#年", "#个月"))
    case "ko": Row(wide: ("#년", "#개월"), short: ("#년", "#개월"), narrow: ("#년", "#개월"))
    default:
      Row(
        wide: ("# year|# years", "# month|# months"), short: ("# yr|# yrs", "# mth|# mths"),
        narrow: ("#y", "#mo"))
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
    let forms = (part.unit == .year ? names.year : names.month).split(separator: "|")
    let isSingular = abs(part.value) == 1
    let form = isSingular ? forms.first : forms.last
    let number = part.value.formatted(.number.grouping(.never).locale(locale))
    return String(form ?? "#").replacingOccurrences(of: "#", with: number)
  }
}
