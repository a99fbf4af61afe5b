import Foundation

/// A caffeinated drink that somebody logged.
struct Drink: Identifiable, Hashable {
  let name: String
  /// Caffeine in the cup, in milligrams.
  let caffeine: Double
  let date: Date
  /// The SF Symbol that stands for the kind of drink in lists.
  let symbol: String
  /// The name of a photo in the asset catalog, if there is one.
  let photoName: String?

  var id: Date { date }

  var url: URL? {
    URL(string: "caffeine://drinks/\(Int(date.timeIntervalSince1970))")
  }
}
