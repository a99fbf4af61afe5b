import Foundation
import VectorDrawing
import ViewGraph

/// A ring filled up to a fraction around a label: what circular gauges and progress share. It fills
/// the space it is offered up to its diameter; the stroke of an accessory gauge, 58 points wide, is
/// 6 points wide (Facts/layout.md#accessory-gauges).
struct RingGauge<Content: View>: View {
  let fraction: Double
  /// The part of the circle left open at the bottom, in degrees.
  let opening: Double
  let style: AnyShapeStyle
  let trackOpacity: Double
  /// Whether a dot marks the value instead of a filled ring.
  var marks = false
  /// Where there is room, points.
  var diameter: CGFloat = 58
  @ViewBuilder let content: Content

  /// The part of the circle the ring covers.
  private var reach: CGFloat { CGFloat((360 - opening) / 360) }

  private var start: Angle { .degrees(90 + opening / 2 - (opening == 0 ? 180 : 0)) }

  private var width: CGFloat { diameter * 6 / 58 }

  private var ring: StrokeStyle { StrokeStyle(lineWidth: width, lineCap: .round) }

  var body: some View {
    ZStack {
      Circle().inset(by: width / 2).trim(from: 0, to: reach)
        .stroke(marks ? style : AnyShapeStyle(style.opacity(trackOpacity)), style: ring)
        .rotationEffect(start)
      if marks {
        Circle().inset(by: width / 2).trim(from: mark, to: mark + 0.0001)
          .stroke(Color.white, style: ring)
          .rotationEffect(start)
      } else if fraction > 0 {
        Circle().inset(by: width / 2).trim(from: 0, to: reach * CGFloat(fraction))
          .stroke(style, style: ring)
          .rotationEffect(start)
      }
      content
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .padding(diameter * 10 / 58)
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(
      minWidth: 0, idealWidth: diameter, maxWidth: diameter,
      minHeight: 0, idealHeight: diameter, maxHeight: diameter)
  }

  private var mark: CGFloat { min(reach * CGFloat(fraction), reach - 0.0001) }
}
