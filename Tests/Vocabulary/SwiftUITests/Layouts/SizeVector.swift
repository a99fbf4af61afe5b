import Foundation
import SwiftUI
import TestSupport

/// What a view answered to a proposal (facts/layout-vectors.json size/*).
struct SizeVector: Sendable, CustomStringConvertible {
  let id: String
  let proposal: ProposedViewSize
  let size: CGSize
  let view: @MainActor @Sendable () -> any View

  var description: String { "\(id)@\(proposal)" }

  /// The size the view answers.
  @MainActor var answer: CGSize { LayoutProbe.size(view(), proposal) }

  init(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?, _ size: (CGFloat, CGFloat),
    _ view: @escaping @MainActor @Sendable () -> any View
  ) {
    (self.id, proposal) = (id, ProposedViewSize(width: width, height: height))
    (self.size, self.view) = (CGSize(width: size.0, height: size.1), view)
  }
}

let sizeVectors: [SizeVector] = [
  SizeVector("rectangle", 0, 0, (0, 0)) { Rectangle() },
  SizeVector("rectangle", nil, nil, (10, 10)) { Rectangle() },
  SizeVector("color", 50, nil, (50, 10)) { Color.red },
  SizeVector("color", 30, 40, (30, 40)) { Color.red },
  SizeVector("circle", 60, 40, (40, 40)) { Circle() },
  SizeVector("circle", nil, 30, (10, 10)) { Circle() },
  SizeVector("circle", 5, nil, (5, 5)) { Circle() },
  SizeVector("vstack-min", nil, 0, (10, 85)) {
    VStack(spacing: 0) {
      Color.blue.frame(minHeight: 5, maxHeight: 100)
      Color.orange.frame(minHeight: 80)
    }
  },
  SizeVector("minWidth", 300, nil, (100, 20)) {
    Color.red.frame(width: 40, height: 20).frame(minWidth: 100)
  },
  SizeVector("maxWidth", 300, nil, (300, 20)) {
    Color.red.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity)
  },
  SizeVector("idealWidth", nil, nil, (150, 20)) {
    Color.red.frame(width: 40, height: 20).frame(idealWidth: 150)
  },
  SizeVector("geometry", nil, nil, (10, 10)) { GeometryReader { _ in Color.red } },
  SizeVector("divider", 100, 50, (100, 0.5)) { Divider() },
]
