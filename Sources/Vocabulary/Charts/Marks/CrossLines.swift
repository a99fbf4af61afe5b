import Foundation
import SwiftUI

/// Two lines from corner to corner: what a cross is drawn with.
nonisolated struct CrossLines: Shape {
  /// As wide as the outlines of the other symbols, whatever the size of the symbol.
  static let stroke = StrokeStyle(lineWidth: 2)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ])
    path.addLines([
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    return path
  }
}
