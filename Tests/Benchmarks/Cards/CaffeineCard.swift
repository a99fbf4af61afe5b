import SwiftUI

/// The small reference card: five texts, an icon and a gradient on 170 by 170 points.
struct CaffeineCard: View {
  let facts: CaffeineFacts

  private static let accent = Color(hex: "#f2c28b")
  private static let pale = Color(hex: "#d8c3b0")
  private static let paleDark = Color(hex: "#b09a88")
  private static let light = gradient("#7a4a2b", "#3a2417")
  private static let dark = gradient("#3b2a20", "#14100d")

  private static func gradient(_ first: String, _ last: String) -> LinearGradient {
    LinearGradient(
      colors: [Color(hex: first), Color(hex: last)], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }

  private var secondary: Color { facts.isDark ? Self.paleDark : Self.pale }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 6) {
        IconShape.cup.fill(Self.accent).frame(width: 16, height: 16)
        Text(facts.title).font(.system(size: 13, weight: .semibold))
        Spacer(minLength: 0)
        Text(facts.day).font(.system(size: 11)).foregroundColor(secondary)
      }
      Text(facts.amount).font(.system(size: 30, weight: .bold))
      Text(facts.last).font(.system(size: 12)).foregroundColor(secondary).lineLimit(2)
      Spacer(minLength: 0)
      Text(facts.limit).font(.system(size: 11, weight: .medium)).foregroundColor(Self.accent)
        .lineLimit(1)
    }
    .foregroundColor(.white)
    .padding(16)
    .frame(width: 170, height: 170)
    .background(facts.isDark ? Self.dark : Self.light)
    .clipShape(RoundedRectangle(cornerRadius: 22))
  }
}
