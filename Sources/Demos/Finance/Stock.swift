import Foundation

/// A stock and what it was worth over the day.
struct Stock: Identifiable, Hashable, Sendable {
  /// The ticker symbol.
  let id: String
  let name: String
  /// Yesterday's last price, in US dollars.
  let previousClose: Double
  /// Prices at even intervals, oldest first.
  let prices: [Double]

  var price: Double { prices.last ?? previousClose }
  var change: Double { price - previousClose }
  var changeRatio: Double { change / previousClose }
  var isUp: Bool { change >= 0 }

  var url: URL? { URL(string: "bank://stocks/\(id)") }
}

extension Stock {
  /// A made-up watchlist.
  static let watchlist: [Stock] = [
    Stock(id: "NMBS", name: "Nimbus Cloud", previousClose: 184.20, drift: 7, seed: 12),
    Stock(id: "ORCH", name: "Orchard Labs", previousClose: 312.75, drift: 4, seed: 33),
    Stock(id: "VOLT", name: "Voltaic Motors", previousClose: 96.40, drift: -6, seed: 5),
    Stock(id: "TIDE", name: "Tidewater Ship", previousClose: 48.15, drift: 3, seed: 81),
    Stock(id: "FERN", name: "Fern & Moss", previousClose: 27.90, drift: -3, seed: 24),
    Stock(id: "GRAN", name: "Granite Works", previousClose: 141.05, drift: 5, seed: 47),
  ]

  /// A stock whose day is made up: always the same for the same seed.
  private init(id: String, name: String, previousClose: Double, drift: Int, seed: UInt32) {
    var state = seed
    var level = 0
    let steps: [Int] = (0..<40).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      level += Int(state >> 24) % 61 - 30 + drift
      return level
    }
    self.init(
      id: id, name: name, previousClose: previousClose,
      prices: steps.map { previousClose * (1 + Double($0) / 10_000) })
  }

  /// The same stock over a longer time: fewer, wider swings around the same present price.
  func stretched(over range: QuoteRange) -> Stock {
    let factor: Double
    switch range {
    case .day: return self
    case .week: factor = 2.2
    case .month: factor = 4.5
    }
    let present = price
    let wider = prices.map { present + ($0 - present) * factor }
    return Stock(
      id: id, name: name, previousClose: present - change * factor, prices: wider)
  }
}
