package import Foundation

/// Dates as text, e.g. `2027-01-31T09:41:00Z`: ISO 8601, always UTC, never a platform's formatter.
package enum Timestamp {
  /// Writes a date of the years 1…9999; fractional seconds (milliseconds) appear only when they are not zero.
  package static func text(_ date: Date) -> String {
    let moment = date.timeIntervalSince1970.isNaN ? 0 : date.timeIntervalSince1970
    let bounded = min(max(moment, -62_135_596_800), 253_402_300_799)
    let milliseconds = Int((bounded * 1000).rounded())
    let seconds = floorDivide(milliseconds, 1000)
    let fraction = milliseconds - seconds * 1000
    let days = floorDivide(seconds, 86_400)
    let second = seconds - days * 86_400
    let day = civil(days: days)
    var text = padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2)
    text += "T" + padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2)
    text += ":" + padded(second % 60, 2)
    if fraction != 0 { text += "." + padded(fraction, 3) }
    return text + "Z"
  }

  /// Reads what `text` writes, and the same with an offset such as `+02:00` instead of `Z`.
  package static func date(_ text: String) -> Date? {
    var reader = TimestampReader(text)
    return reader.read()
  }

  /// The proleptic Gregorian day for a count of days since 1970-01-01 (era arithmetic on years
  /// that begin in March, so that the leap day comes last).
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let leaps = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leaps) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The inverse of `civil`.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = floorDivide(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }

  private static func padded(_ value: Int, _ digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
