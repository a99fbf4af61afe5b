import SwiftUI
import WidgetKit

/// Grids and layouts.
struct GridSpecimen: Widget {
  var body: some WidgetConfiguration {
    SpecimenPage("Grids", "Grids, lazy grids, custom layouts and geometry.") { _ in GridSpecimens()
    }
  }
}

/// Grids, lazy grids, fitting views, custom layouts, anchors.
struct GridSpecimens: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 4) {
        GridRow {
          Text("Rain").bold()
          Text("12 mm").gridColumnAlignment(.trailing)
          Gauge(value: 0.4) {}.gaugeStyle(.accessoryLinearCapacity)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Wind").bold()
          Text("5 km/h")
          Color.teal.frame(height: 6).gridCellAnchor(.bottom)
        }
        GridRow {
          Text("spans two columns").gridCellColumns(2).background(.yellow.opacity(0.3))
          Text("end")
        }
      }
      .font(.caption)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 24), spacing: 4)], spacing: 4) {
        ForEach(0..<14, id: \.self) { index in
          RoundedRectangle(cornerRadius: 3).fill(.blue.opacity(Double(index + 2) / 16))
            .frame(height: 12)
        }
      }
      LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))], spacing: 4) {
        ForEach(0..<10, id: \.self) { _ in Circle().fill(.green).frame(width: 10) }
      }
      .frame(height: 28)
      Flow(spacing: 4) {
        ForEach(["one", "twenty", "three hundred", "four", "fifty-five", "six"], id: \.self) {
          Text($0).font(.caption2).padding(.horizontal, 6).padding(.vertical, 2)
            .background(.orange.opacity(0.3), in: Capsule())
        }
      }
      HStack(spacing: 16) {
        Text("first").padding(4).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Text("second").padding(4).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .font(.caption)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            RoundedRectangle(cornerRadius: 4).stroke(.red)
              .frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
      ViewThatFits {
        Text("This is far too long to fit on one line of the widget, whatever its size may be")
          .lineLimit(1).fixedSize()
        Text("The short one fits").font(.caption)
      }
    }
  }
}

/// The frames of views.
struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Views one after the other, in as many lines as they need.
struct Flow: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews, proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: .unspecified)
    }
  }

  private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
    var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y) = (0, y + line + spacing)
        line = 0
      }
      defer { x += size.width + spacing }
      line = max(line, size.height)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
