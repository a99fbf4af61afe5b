import Foundation
import SwiftUI
import TestSupport

/// What a view answers to a proposal.
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

/// Sizes nobody recorded, worked out by hand from Facts/layout.md#spacers-and-dividers,
/// Facts/layout.md#layers; the recorded
/// ones are in Vectors/.
let sizeVectors: [SizeVector] = [
  SizeVector("geometry", nil, nil, (10, 10)) { GeometryReader { _ in Color.red } },
  SizeVector("divider", 100, 50, (100, 0.5)) { Divider() },
]
