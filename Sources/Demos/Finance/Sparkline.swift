import SwiftUI

/// A line through prices that fills the height of its frame.
struct Sparkline: Shape {
  let prices: [Double]
  /// Whether the area below the line belongs to the shape.
  var isClosed = false

  func path(in rect: CGRect) -> Path {
    guard prices.count > 1, let low = prices.min(), let high = prices.max(), high > low else {
      return Path()
    }
    let step = rect.width / CGFloat(prices.count - 1)
    return Path { path in
      for (index, price) in prices.enumerated() {
        let share = CGFloat((price - low) / (high - low))
        let point = CGPoint(
          x: rect.minX + CGFloat(index) * step, y: rect.maxY - share * rect.height)
        if index == 0 {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
      if isClosed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

/// The line of a stock, above a tint that fades out, in the colour of its day.
struct SparklineView: View {
  @Environment(\.redactionReasons) private var redactionReasons

  let stock: Stock
  var lineWidth: CGFloat = 1.5

  private var color: Color {
    redactionReasons.isEmpty ? stock.color : Color.secondary.opacity(0.4)
  }

  var body: some View {
    Sparkline(prices: stock.prices, isClosed: true)
      .fill(
        LinearGradient(
          gradient: Gradient(colors: [color.opacity(0.28), color.opacity(0)]),
          startPoint: .top, endPoint: .bottom)
      )
      .overlay(
        Sparkline(prices: stock.prices)
          .stroke(
            color,
            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
      )
      .padding(.vertical, lineWidth / 2)
  }
}

extension Stock {
  var color: Color { Color(isUp ? "Gain" : "Loss") }

  var arrow: String { isUp ? "arrow.up.right" : "arrow.down.right" }
}
