/// What a caffeine card shows; 256 different ones, each the same on every run.
struct CaffeineFacts {
  static let drinks = [
    "Double espresso with oat milk", "Flat white, extra shot, almond milk", "Cold brew",
    "Cortado with a splash of whole milk and cinnamon", "Green tea",
    "Iced americano, large, no sugar",
  ]

  let isDark: Bool
  let title = "Caffeine"
  let day: String
  let amount: String
  let last: String
  let limit: String

  init(_ index: Int) {
    isDark = index % 2 == 1
    let milligrams = (37 * index + 88) % 520
    let left = milligrams * 7 / 10
    let hour = padded(6 + index * 7 % 15)
    let minute = padded(index * 13 % 60)
    day = index % 3 == 0 ? "Now" : "Today"
    amount = "\(milligrams) mg"
    let drink = Self.drinks[index % Self.drinks.count]
    last = "Last drink: \(drink) at \(hour):\(minute), \(left) mg left"
    limit = "Limit \(400 + 10 * (index % 5)) mg · resets at midnight tonight"
  }

  /// The colours of the background, hexadecimal.
  var gradient: (String, String) { isDark ? ("#3b2a20", "#14100d") : ("#7a4a2b", "#3a2417") }
  var secondary: String { isDark ? "#b09a88" : "#d8c3b0" }
}

/// The number with at least two digits.
func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
