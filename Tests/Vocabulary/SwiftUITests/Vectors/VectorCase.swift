import Foundation
import LayoutEngine
import SwiftUI
import TestSupport

/// A view Apple's SwiftUI was measured with and how to ask ours the same.
struct VectorCase: Sendable, CustomStringConvertible {
  let id: String
  /// The numbers by name, as the record has them.
  let answer: @MainActor @Sendable (VectorRecord) -> [String: [Double]]

  var description: String { id }

  init(
    _ id: String, answer: @escaping @MainActor @Sendable (VectorRecord) -> [String: [Double]]
  ) { (self.id, self.answer) = (id, answer) }

  /// The frames of named views in a window.
  static func frames(
    _ id: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) -> VectorCase {
    VectorCase(id) { record in
      let probe = LayoutProbe(
        view(), width: record.width ?? 0, height: record.height ?? 0, device: record.device)
      var frames: [String: [Double]] = [:]
      for (name, _) in record.expected {
        frames[name] = probe.frame(name).map { [$0.minX, $0.minY, $0.width, $0.height] }
      }
      return frames
    }
  }

  /// The size a view answers.
  static func size(
    _ id: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) -> VectorCase {
    VectorCase(id) { record in
      let proposal = ProposedViewSize(width: record.width, height: record.height)
      let size = LayoutProbe.size(view(), proposal, device: record.device)
      return ["size": [size.width, size.height]]
    }
  }

  /// A vector that is a test of its own too.
  init(_ vector: LayoutVector) {
    self = .frames(vector.id) { AnyView(vector.view()) }
  }
}
