import SwiftUI
import WidgetKit

/// The latest payments, one per row.
struct PaymentList: View {
  var payments: [Payment]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(payments.prefix(3), id: \.id) { payment in
        if payment.id != payments.first?.id {
          Spacer(minLength: 4)
        }
        PaymentRow(payment: payment)
      }
    }
    .frame(maxHeight: .infinity)
  }
}

/// Symbol, merchant and amount of one payment.
struct PaymentRow: View {
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.widgetRenderingMode) private var renderingMode

  var payment: Payment

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: payment.category.symbol)
        .font(.caption)
        .foregroundColor(.white)
        .frame(width: 28, height: 28)
        .background(tile)
        .cornerRadius(7)
      VStack(alignment: .leading, spacing: 0) {
        Text(payment.merchant)
          .font(.caption)
          .fontWeight(.semibold)
          .lineLimit(1)
        Text(payment.amount.dollars)
          .font(.caption)
          .foregroundColor(.secondary)
          .privacySensitive()
      }
      Spacer(minLength: 0)
    }
  }

  /// The category gives nothing away while the content is redacted, and where everything has one
  /// colour, the tile lets through what stands on it.
  private var tile: Color {
    guard renderingMode == .fullColor else { return Color.white.opacity(0.25) }
    return redactionReasons.isEmpty ? payment.category.color : Color.gray
  }
}

extension Payment.Category {
  var symbol: String {
    switch self {
    case .groceries: return "cart.fill"
    case .dining: return "fork.knife"
    case .transport: return "tram.fill"
    case .salary: return "building.columns.fill"
    }
  }

  var color: Color {
    switch self {
    case .groceries: return .green
    case .dining: return .orange
    case .transport: return .blue
    case .salary: return .purple
    }
  }
}
