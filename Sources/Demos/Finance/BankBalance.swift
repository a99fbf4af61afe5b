import SwiftUI
import WidgetKit

/// What a moment of the bank account looks like; nobody is signed in when there is no account.
struct BalanceEntry: TimelineEntry {
  let date: Date
  let account: Account?
}

/// One entry: the bank's app asks for a reload whenever the account changes.
struct BalanceProvider: TimelineProvider {
  typealias Entry = BalanceEntry

  func placeholder(in context: Context) -> BalanceEntry {
    BalanceEntry(date: Date(), account: .sample(at: Date()))
  }

  func getSnapshot(in context: Context, completion: @escaping (BalanceEntry) -> ()) {
    let entry = BalanceEntry(date: Date(), account: .sample(at: Date()))
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    let entry = BalanceEntry(date: Date(), account: .sample(at: Date()))
    let timeline = Timeline(entries: [entry], policy: .never)
    completion(timeline)
  }
}

/// The balance of the account, hidden from everybody but its owner.
struct BankBalance: Widget {
  let kind: String = "BankBalance"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: BalanceProvider()) { entry in
      BankBalanceView(entry: entry)
        .widgetURL(Account.url)
    }
    .configurationDisplayName("Balance")
    .description("Keep an eye on your everyday account.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// The balance, with the latest payments beside it where there is room.
struct BankBalanceView: View {
  @Environment(\.widgetFamily) var family: WidgetFamily

  var entry: BalanceProvider.Entry

  @ViewBuilder
  var body: some View {
    Group {
      if let account = entry.account {
        switch family {
        case .systemMedium:
          HStack(alignment: .top, spacing: 16) {
            BalanceSummary(account: account)
              .frame(maxWidth: .infinity, alignment: .leading)
            PaymentList(payments: account.payments)
              .frame(maxWidth: .infinity)
          }
        default:
          BalanceSummary(account: account)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      } else {
        SignedOutView()
      }
    }
    .containerBackground(for: .widget) {
      Color.ledger
    }
  }
}

/// The word, the money and the account they belong to.
struct BalanceSummary: View {
  var account: Account

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 6) {
        Text("Balance")
          .font(.subheadline.weight(.semibold))
          .foregroundColor(.secondary)
          .lineLimit(1)
          .unredacted()
        Spacer(minLength: 0)
        Image(systemName: "creditcard.fill")
          .font(.subheadline)
          .foregroundColor(.accentColor)
          .unredacted()
      }
      Text(account.balance.dollars)
        .font(.system(.title, design: .rounded).weight(.bold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .privacySensitive()
      Spacer(minLength: 4)
      Text(account.name)
        .font(.footnote.weight(.semibold))
        .lineLimit(1)
      Text("·· \(account.lastDigits)")
        .font(.caption)
        .foregroundColor(.secondary)
        .lineLimit(1)
        .privacySensitive()
    }
  }
}

/// What is shown, for good, until somebody signs in.
struct SignedOutView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "lock.fill")
        .font(.title2)
        .foregroundColor(.blue)
      Text("Sign in to see your balance.")
        .font(.footnote)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension Decimal {
  /// The amount in US dollars, such as “$128.45” or “–$6.80”.
  var dollars: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "en_US")
    formatter.currencyCode = "USD"
    return formatter.string(from: self as NSDecimalNumber) ?? "—"
  }
}

struct BankBalance_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BankBalanceView(entry: BalanceEntry(date: Date(), account: .sample(at: Date())))
        .previewContext(WidgetPreviewContext(family: .systemSmall))
      BankBalanceView(entry: BalanceEntry(date: Date(), account: .sample(at: Date())))
        .redacted(reason: .privacy)
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        .environment(\.colorScheme, .dark)
      BankBalanceView(entry: BalanceEntry(date: Date(), account: nil))
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Signed out")
    }
  }
}
