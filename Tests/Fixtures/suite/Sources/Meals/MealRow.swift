import SwiftUI

public struct Meal: Hashable, Sendable {
  public var name: String
  public var time: String
  public var symbol: String

  public init(_ name: String, at time: String, symbol: String) {
    (self.name, self.time, self.symbol) = (name, time, symbol)
  }
}

public struct MealRow: View {
  private let meal: Meal

  public init(_ meal: Meal) { self.meal = meal }

  public var body: some View {
    HStack {
      Image(systemName: meal.symbol).foregroundStyle(.orange)
      Text(meal.name).font(.headline)
      Spacer()
      Text(meal.time).font(.caption).foregroundStyle(.secondary)
    }
  }
}
