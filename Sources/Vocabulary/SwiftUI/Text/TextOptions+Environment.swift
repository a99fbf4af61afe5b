import Foundation
import LayoutEngine
import Typesetting
import VectorDrawing
import ViewGraph

extension TextOptions {
  /// How texts behave as paragraphs in an environment.
  init(_ environment: EnvironmentValues) {
    // Read where they lie: the values of a text are many to copy.
    let storage = environment.storage
    let session = environment.session
    let scale = session.number(
      Double(storage.core.text.minimumScaleFactor), of: "minimumScaleFactor", else: 1)
    let spacing = session.length(storage.core.text.lineSpacing, of: "lineSpacing")
    self.init(
      lineLimit: storage.core.text.lineLimit.map { max($0, 1) },
      minimumLines: session.count(
        storage.core.text.minimumLines ?? 1, of: "The room of lineLimit", upTo: Self.mostLines),
      truncation: (storage.core.text.truncation ?? .tail).option,
      minimumScaleFactor: min(max(CGFloat(scale), 0.01), 1),
      allowsTightening: storage.core.text.allowsTightening, lineSpacing: max(0, spacing),
      alignment: storage.core.text.alignment.option,
      rightToLeft: environment.layoutDirection == .rightToLeft,
      pixelsPerPoint: session.inputs.scale, isPlaceholder: environment.hides == .placeholder)
    writesInLayoutDirection = storage.core.text.writesInLayoutDirection
    alignsByWriting = storage.core.text.alignsByWriting
  }

  /// Lines of a point fill a screen.
  private static let mostLines = 1_000
}

extension TextEnvironment.TruncationMode {
  fileprivate var option: TextOptions.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension TextAlignment {
  fileprivate var option: TextOptions.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
