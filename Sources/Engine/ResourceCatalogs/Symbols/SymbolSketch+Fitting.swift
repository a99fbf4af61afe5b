import Foundation
import VectorDrawing

/// Fitting a drawing into the frame that was recorded for its symbol.
extension SymbolSketch {
  /// By how much proportions may differ before a drawing is stretched: less is the side bearing
  /// that frames have, and a circle stays one.
  private static let slack: CGFloat = 1.08
  /// The most a drawing is stretched; beyond, room is left instead.
  private static let widestStretch: CGFloat = 1.15

  /// The drawing in the middle of a frame, as large as it goes without leaving it. Strokes keep
  /// their width, which is that of text beside them, at every scale.
  ///
  /// - Parameters:
  ///   - frame: the size to take, in units.
  ///   - usual: the size at regular weight and medium scale, which decides about stretching, so
  ///     that a symbol has one shape.
  ///   - strokeFactor: how much wider strokes will be painted.
  func fitted(
    into frame: CGSize, usual: CGSize, strokeFactor: CGFloat
  ) -> SymbolSketch {
    guard size.width > 0, size.height > 0 else { return self }
    let wide = Side(drawn: size.width, frame: frame.width, parts: parts(\.minX, \.maxX, size.width))
    let high = Side(
      drawn: size.height, frame: frame.height, parts: parts(\.minY, \.maxY, size.height))
    var stretch = CGSize(width: 1, height: 1)
    if let x = wide.at(usual.width).wanted(1), let y = high.at(usual.height).wanted(1) {
      stretch.width = min(max(x / y / Self.slack, 1), Self.widestStretch)
      stretch.height = min(max(y / x / Self.slack, 1), Self.widestStretch)
    }
    let wanted = [
      wide.wanted(strokeFactor).map { $0 / stretch.width },
      high.wanted(strokeFactor).map { $0 / stretch.height },
    ].compactMap(\.self)
    let most = [
      wide.most(strokeFactor).map { $0 / stretch.width },
      high.most(strokeFactor).map { $0 / stretch.height },
    ].compactMap(\.self)
    let scale = min(wanted.max() ?? 1, most.min() ?? 1)
    let (x, y) = (scale * stretch.width, scale * stretch.height)
    var result = applying(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: (frame.width - x * size.width) / 2,
        ty: (frame.height - y * size.height) / 2), size: frame)
    for index in pieces.indices where pieces[index].isGap {
      result.pieces[index].strokeWidth *= scale
    }
    // The middle stays where it is, whatever the scale: that of the capitals beside it.
    let middle = size.height / 2 - (baseline ?? size.height / 2 - Self.middleAboveBaseline)
    result.baseline = frame.height / 2 - middle
    return result
  }

  /// How far each painted piece goes along one axis.
  private func parts(
    _ least: KeyPath<CGRect, CGFloat>, _ most: KeyPath<CGRect, CGFloat>, _ length: CGFloat
  ) -> [Side.Part] {
    pieces.filter { $0.erasing == .never }.map { piece in
      let bounds = piece.path.boundingRect
      let reach = 2 * max(length / 2 - bounds[keyPath: least], bounds[keyPath: most] - length / 2)
      return Side.Part(reach: reach, stroke: piece.strokeWidth)
    }
  }

  /// Width or height of a drawing and of the frame it goes into.
  private struct Side {
    var drawn: CGFloat
    var frame: CGFloat
    var parts: [Part]

    /// One piece: twice how far its outline goes from the middle, and how wide its stroke is.
    struct Part {
      var reach: CGFloat
      var stroke: CGFloat
    }

    func at(_ frame: CGFloat) -> Side {
      var side = self
      side.frame = frame
      return side
    }

    /// The scale that leaves as much of the frame free as the drawing does; nil for a line, which
    /// has no extent to scale.
    func wanted(_ strokeFactor: CGFloat) -> CGFloat? {
      let ink = parts.map { $0.reach + $0.stroke }.max() ?? 0
      return scale(to: frame / drawn * ink, strokeFactor)
    }

    /// The scale at which the ink touches the frame.
    func most(_ strokeFactor: CGFloat) -> CGFloat? {
      scale(to: frame, strokeFactor)
    }

    private func scale(to ink: CGFloat, _ strokeFactor: CGFloat) -> CGFloat? {
      parts.filter { $0.reach > 5 }
        .map { max((ink - $0.stroke * strokeFactor) / $0.reach, 0.1) }.min()
    }
  }
}
