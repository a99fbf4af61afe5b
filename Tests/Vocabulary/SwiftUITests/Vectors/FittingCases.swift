import SwiftUI

/// Facts/recordings.md#cases, layout/view-that-fits and shape/border.
let fittingCases: [VectorCase] = [
  .frames("layout/view-that-fits") {
    VStack(alignment: .leading, spacing: 12) {
      fittingBoth
      fittingOneAxis
    }.padding(20).named("stack")
  },
  .frames("shape/border") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Text("Hello").named("textInner").border(Color.red).named("text")
        Text("Hello").padding(6).border(Color.red, width: 3).named("padded")
        Text("Hg").border(Color.red, width: 8).named("thick")
        Text("OK").border(Color.red, width: 0).named("zero")
      }.named("row1")
      HStack(spacing: 8) {
        box(60, 30).border(Color.blue).named("color")
        box(60, 30).border(Color.blue, width: 2).padding(4).border(Color.blue).named("nested")
        Circle().frame(width: 30, height: 30).border(Color.blue, width: 2).named("circle")
      }.named("row2")
    }.named("stack")
  },
]

/// A rectangle of so many points.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> _ModifiedView {
  Color.red.frame(width: width, height: height)
}

@MainActor private var wide: some View {
  HStack {
    Text("One")
    Text("Two")
    Text("Three")
  }.fixedSize()
}

@MainActor @ViewBuilder private var fittingBoth: some View {
  ViewThatFits {
    wide.named("wideStack")
    Text("One").fixedSize()
  }.frame(width: 200, alignment: .leading).named("wide")
  ViewThatFits {
    wide
    Text("One").fixedSize().named("narrowFallback")
  }.frame(width: 60, alignment: .leading).named("narrow")
  ViewThatFits {
    wide
    Text("One").fixedSize().named("tinyFallback")
  }.frame(width: 10, alignment: .leading).named("tiny")
}

@MainActor @ViewBuilder private var fittingOneAxis: some View {
  ViewThatFits(in: .vertical) {
    VStack {
      Text("One")
      Text("Two")
    }.fixedSize().named("tallStack")
    Text("Hello")
  }.frame(height: 60, alignment: .top).named("tall")
  ViewThatFits(in: .vertical) {
    VStack {
      Text("One")
      Text("Two")
    }.fixedSize()
    Text("Hello").fixedSize().named("shortFallback")
  }.frame(height: 20, alignment: .top).named("short")
  ViewThatFits(in: .horizontal) {
    HStack {
      Text("One")
      Text("Two")
    }.fixedSize().named("axisStack")
    Text("One")
  }.frame(width: 100, height: 8, alignment: .topLeading).named("axis")
}
