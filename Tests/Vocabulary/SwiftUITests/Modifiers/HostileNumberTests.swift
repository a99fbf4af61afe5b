import DiagnosticRecords
import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import Testing
import VectorDrawing

@testable import ViewGraph

/// Numbers that come out of divisions by zero and of values that were never set.
@MainActor struct HostileNumberTests {
  /// A view, and what is said of it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let says: String
    let view: @MainActor @Sendable () -> AnyView

    var testDescription: String { says }

    init(_ says: String, _ view: @escaping @MainActor @Sendable () -> some View) {
      (self.says, self.view) = (says, { AnyView(view()) })
    }
  }

  nonisolated static let samples: [Sample] = [
    Sample("layoutPriority is not a number, for which 0.0 is used.") {
      HStack {
        Text("A").layoutPriority(.nan)
        Text("B")
      }
    },
    Sample("zIndex is not a number, for which 0.0 is used.") {
      ZStack {
        Text("A").zIndex(.nan)
        Text("B")
      }
    },
    Sample("The minimum of an adaptive GridItem is 0.0, for which 1.0 is used.") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) { Text("A") }
    },
    Sample("GridItem is not a number, for which 0.0 is used.") {
      LazyHGrid(rows: [GridItem(.fixed(.nan))]) { Text("A") }
    },
    Sample("gridCellColumns is \(Int.max), for which 1000 is used.") {
      Grid { GridRow { Text("A").gridCellColumns(.max) } }
    },
    Sample("lineSpacing is not a number, for which 0.0 is used.") {
      Text("A\nB").lineSpacing(.nan)
    },
    Sample("baselineOffset is ∞, for which 1000000.0 is used.") {
      Text("A").baselineOffset(.infinity) + Text("B")
    },
    Sample("The room of lineLimit is \(Int.max), for which 1000 is used.") {
      Text("A").lineLimit(.max, reservesSpace: true)
    },
    Sample("minimumScaleFactor is not a number, for which 1.0 is used.") {
      Text("A").minimumScaleFactor(.nan)
    },
    Sample("The size of a font has numbers that nothing can be drawn with.") {
      Text("A").font(.system(size: .nan))
    },
    Sample("The size of a font has numbers that nothing can be drawn with.") {
      Image(systemName: "star").font(.system(size: .nan))
    },
    Sample("The width of a font has numbers that nothing can be drawn with.") {
      Text("A").fontWidth(Font.Width(.nan))
    },
    Sample("padding is -1e+308, for which -1000000.0 is used.") { Text("A").padding(-1e308) },
    Sample("offset is not a number, for which 0.0 is used.") { Text("A").offset(x: .nan) },
    Sample("opacity is not a number, for which 1.0 is used.") { Text("A").opacity(.nan) },
    Sample("blur is ∞, for which 1000000.0 is used.") { Text("A").blur(radius: .infinity) },
    Sample("scaleEffect is not a number, for which 1.0 is used.") { Text("A").scaleEffect(.nan) },
    Sample("rotationEffect is not a number, for which 0.0 is used.") {
      Text("A").rotationEffect(.degrees(.nan))
    },
    Sample("The axis of rotation3DEffect is not a number, for which 0.0 is used.") {
      Text("A").rotation3DEffect(.degrees(45), axis: (.nan, 1, 0), perspective: 0)
    },
    Sample("A transform of visualEffect has numbers that nothing can be drawn with.") {
      Text("A").visualEffect { view, _ in
        view.rotation3DEffect(.degrees(45), axis: (.nan, 1, 0), perspective: 0)
      }
    },
    Sample("aspectRatio has numbers that nothing can be drawn with.") {
      Color.red.aspectRatio(.nan, contentMode: .fit)
    },
    Sample("A component of a colour is not a number, for which 0.0 is used.") {
      Color(red: .nan, green: 0, blue: 0)
    },
    Sample("A component of a colour is not a number, for which 0.0 is used.") {
      Color(hue: .nan, saturation: 1, brightness: 1)
    },
    Sample("The fraction of mix is not a number, for which 0.0 is used.") {
      Color.red.mix(with: .blue, by: .nan)
    },
    Sample("The location of a gradient's stop is not a number, for which 0.0 is used.") {
      LinearGradient(
        stops: [.init(color: .red, location: .nan)], startPoint: .top, endPoint: .bottom)
    },
    Sample("The value of Gauge has numbers that nothing can be drawn with.") {
      Gauge(value: Double.nan) { Text("A") }
    },
    Sample("The value of ProgressView has numbers that nothing can be drawn with.") {
      ProgressView(value: 1, total: Double.nan)
    },
    Sample("The value of ProgressView has numbers that nothing can be drawn with.") {
      ProgressView(value: Double.nan, total: 0)
    },
    Sample(
      "A date of Text is no date between the years 1 and 9999; the moment of the picture is used."
    ) { Text(Date(timeIntervalSince1970: .nan), style: .timer) },
    Sample("alignmentGuide is not a number, for which 0.0 is used.") {
      VStack(alignment: .leading) { Text("A").alignmentGuide(.leading) { _ in .nan } }
    },
    Sample("An answer of the layout Nowhere has numbers that nothing can be drawn with.") {
      Nowhere()() { Text("A") }
    },
    Sample("The spacing of a layout is not a number, for which 0.0 is used.") {
      AnyLayout(HStackLayout(spacing: .nan))() { Text("A") }
    },
    Sample("A text of more than 20000 bytes is cut: no widget shows so many letters.") {
      Text(verbatim: String(repeating: "line\n", count: 500_000))
    },
    Sample("ForEach has more than 20000 elements; the others are left out.") {
      ZStack { ForEach(0..<10_000_000, id: \.self) { _ in EmptyView() } }
    },
  ]

  @Test(arguments: samples)
  func `is drawn, and said once`(_ sample: Sample) {
    let probe = LayoutProbe(sample.view(), width: 170, height: 170)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    #expect(probe.session.outcome.diagnostics.filter { $0.message == sample.says }.count == 1)
    for node in painter.nodes {
      let frame = node.frame
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.width.isFinite && frame.height.isFinite)
    }
  }

  @Test func `an outline without numbers is left out, and said`() {
    let probe = LayoutProbe(Circle().trim(from: .nan, to: 1), width: 170, height: 170)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    #expect(
      probe.session.outcome.diagnostics.map(\.message) == [
        "The outline of ShapeMap has numbers that nothing can be drawn with."
      ])
  }

  @Test func `what people write is let through without a word`() {
    let view = VStack {
      RoundedRectangle(cornerRadius: .infinity).frame(maxWidth: .infinity)
      Text("A").layoutPriority(.infinity).zIndex(-.infinity).lineLimit(.max)
      Color.red.frame(width: 10, height: 10).offset(x: -400).padding(-8)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { Text("B") }
    }
    let probe = LayoutProbe(view, width: 170, height: 170)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    #expect(probe.session.outcome.diagnostics == [])
  }

  @Test func `a row of a grid with a modifier keeps its cells, each modified`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
      }
      .padding(5)
      GridRow { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c") }
    }
    let probe = LayoutProbe(grid, width: 70, height: 30)
    #expect(probe.frame("a") == CGRect(x: 15, y: 5, width: 10, height: 10))
    #expect(probe.frame("b") == CGRect(x: 45, y: 5, width: 20, height: 10))
    #expect(probe.frame("c") == CGRect(x: 0, y: 20, width: 40, height: 10))
  }

  @Test func `the foreground as the foreground is that of what is around`() {
    // Of views: of several styles of a text itself, only the first counts.
    let view = ZStack { Text("A") }.foregroundStyle(.foreground).foregroundStyle(.foreground)
      .foregroundStyle(.red.shadow(.drop(radius: 2)))
    let probe = LayoutProbe(view, width: 170, height: 170)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    guard case .group(let group)? = painter.items.first, painter.items.count == 1 else {
      Issue.record("\(painter.items.count) items")
      return
    }
    #expect(group.filters.count == 1)
  }
}

/// A layout whose answers are none.
private struct Nowhere: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat.nan, height: 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified) }
  }
}
