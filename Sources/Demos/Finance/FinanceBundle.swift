import SwiftUI
import WidgetKit

/// The widgets of a bank that also follows the stock market.
@main
struct FinanceBundle: WidgetBundle {
  var body: some Widget {
    BankBalance()
    MonthlyBudget()
    StockQuote()
    StocksOverview()
  }
}
