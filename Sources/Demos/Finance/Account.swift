import Foundation

/// A bank account as the widget knows it.
struct Account {
  let name: String
  /// The last four digits of the account number.
  let lastDigits: String
  let balance: Decimal
  let payments: [Payment]

  static let url = URL(string: "bank://accounts/everyday")
}

/// Money that left or reached an account.
struct Payment: Identifiable {
  /// What the money was for; decides symbol and colour.
  enum Category {
    case groceries, dining, transport, salary
  }

  let id: Int
  let merchant: String
  let category: Category
  let amount: Decimal
  let date: Date
}

extension Account {
  /// An account with two days of everyday spending before `date`.
  static func sample(at date: Date) -> Account {
    func hoursAgo(_ hours: Double) -> Date { date.addingTimeInterval(-hours * 3600) }
    return Account(
      name: "Everyday", lastDigits: "4821", balance: Decimal(string: "128.45")!,
      payments: [
        Payment(
          id: 1, merchant: "Corner Bakery", category: .dining, amount: Decimal(string: "-6.80")!,
          date: hoursAgo(1)),
        Payment(
          id: 2, merchant: "Metro Transit", category: .transport,
          amount: Decimal(string: "-2.75")!, date: hoursAgo(2)),
        Payment(
          id: 3, merchant: "Green Market", category: .groceries,
          amount: Decimal(string: "-43.12")!, date: hoursAgo(15)),
      ])
  }
}
