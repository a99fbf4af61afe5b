import SwiftUI

/// The large reference card: a weather list of about sixty nodes on 364 by 382 points.
struct WeatherCard: View {
  let facts: WeatherFacts

  private static let sun = Color(hex: "#ffd60a")
  private static let pale = Color(hex: "#c9def2")
  private static let light = gradient("#2f80c9", "#7db9e8")
  private static let dark = gradient("#0b1626", "#1d3350")
  private static let lineLight = Color(hex: "#ffffff33")
  private static let lineDark = Color(hex: "#ffffff22")

  private static func gradient(_ first: String, _ last: String) -> LinearGradient {
    LinearGradient(
      colors: [Color(hex: first), Color(hex: last)], startPoint: .top, endPoint: .bottom)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      header
      ForEach(facts.rows) { row in
        if row.id > 0 {
          Rectangle().fill(facts.isDark ? Self.lineDark : Self.lineLight).frame(height: 1)
        }
        WeatherRow(row: row, isDark: facts.isDark)
      }
      Spacer(minLength: 0)
    }
    .foregroundColor(.white)
    .padding(16)
    .frame(width: 364, height: facts.height)
    .background(facts.isDark ? Self.dark : Self.light)
    .clipShape(RoundedRectangle(cornerRadius: 22))
  }

  private var header: some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(facts.city).font(.system(size: 20, weight: .semibold))
        Text(facts.condition).font(.system(size: 13)).foregroundColor(Self.pale).lineLimit(2)
          .frame(width: 200, alignment: .leading)
      }
      Spacer(minLength: 0)
      IconShape.weather[facts.icon].fill(Self.sun).frame(width: 24, height: 24)
      Text(facts.temperature).font(.system(size: 44))
    }
  }
}

/// A day of the weather list.
struct WeatherRow: View {
  let row: WeatherFacts.Row
  let isDark: Bool

  private static let icons = (0..<4).map { Color(hex: CardIcons.color($0)) }
  private static let cold = Color(hex: "#64d2ff")
  private static let pale = Color(hex: "#c9def2")
  private static let trackLight = Color(hex: "#2b5a86")
  private static let trackDark = Color(hex: "#22303f")
  private static let warmth = LinearGradient(
    colors: [cold, Color(hex: "#ffd60a")], startPoint: .leading, endPoint: .trailing)

  var body: some View {
    HStack(spacing: 8) {
      Text(row.day).font(.system(size: 15, weight: .medium)).frame(width: 52, alignment: .leading)
      IconShape.weather[row.icon].fill(Self.icons[row.icon]).frame(width: 16, height: 16)
      Text(row.rain).font(.system(size: 12, weight: .semibold)).foregroundColor(Self.cold)
        .frame(width: 36, alignment: .leading)
      Spacer(minLength: 0)
      Text(row.low).font(.system(size: 15, weight: .medium)).foregroundColor(Self.pale)
        .frame(width: 36, alignment: .trailing)
      ZStack(alignment: .leading) {
        Capsule().fill(isDark ? Self.trackDark : Self.trackLight)
        Capsule().fill(Self.warmth).frame(width: row.length).padding(.leading, row.start)
      }
      .frame(width: 96, height: 5)
      Text(row.high).font(.system(size: 15, weight: .medium)).frame(width: 36, alignment: .trailing)
    }
  }
}
