import SwiftUI

/// Facts/recordings.md#cases, image/*.
let imageCases: [VectorCase] = [
  .frames("image/resizable") {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        swatch.resizable().frame(width: 30, height: 30).named("shrunk")
        swatch.resizable().frame(width: 96, height: 30).named("stretched")
        swatch.frame(width: 30, height: 30).named("overflow")
        swatch.frame(width: 30, height: 30).clipped().named("overflowClipped")
      }.named("row1")
      swatch.resizable().frame(height: 24).named("flexibleWidth")
      HStack(spacing: 0) {
        tall.resizable().named("flexA")
        swatch.resizable().named("flexB")
      }.frame(height: 40).named("row3")
      swatch.resizable().padding(10).frame(width: 120, height: 60).named("padded")
    }.named("stack")
  },
  .frames("image/aspect-ratio") {
    VStack(spacing: 8) {
      framedRow
      halfFramedRow
      Color.red.aspectRatio(2, contentMode: .fit).named("colorRatio")
        .frame(width: 100, height: 100).named("colorRatioFrame")
    }.named("stack")
  },
  .frames("image/stack-spacing") {
    VStack(alignment: .leading, spacing: 0) {
      HStack { neighbours("h") }.named("hstack")
      VStack { neighbours("v") }.named("vstack")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Hg").named("blText")
        swatch.named("blImage")
      }.named("baseline")
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("Hg").named("lblText")
        swatch.named("lblImage")
      }.named("lastBaseline")
    }.named("stack")
  },
]

/// 64 × 40 points.
@MainActor let swatch = Image(.sketch([], width: 64, height: 40))
/// 20 × 64 points.
@MainActor private let tall = Image(.sketch([], width: 20, height: 64))

@MainActor private var framedRow: some View {
  let picture = swatch.resizable()
  return HStack(alignment: .top, spacing: 8) {
    picture.scaledToFit().named("fitWideImage").frame(width: 100, height: 40).named("fitWide")
    picture.scaledToFit().named("fitTallImage").frame(width: 40, height: 100).named("fitTall")
    picture.scaledToFill().named("fillImage").frame(width: 40, height: 60).named("fill")
    picture.scaledToFill().named("fillClippedImage").frame(width: 40, height: 60).clipped()
      .named("fillClipped")
    picture.aspectRatio(1, contentMode: .fit).named("squareImage")
      .frame(width: 60, height: 40).named("square")
    picture.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).named("thirdImage")
      .frame(width: 30, height: 30).named("third")
  }.named("row1")
}

@MainActor private var halfFramedRow: some View {
  HStack(alignment: .top, spacing: 8) {
    swatch.resizable().scaledToFit().named("widthOnlyImage").frame(width: 100).named("widthOnly")
    swatch.resizable().scaledToFit().named("heightOnlyImage").frame(height: 30)
      .named("heightOnly")
    swatch.scaledToFit().named("rigidImage").frame(width: 100, height: 40).named("rigid")
    tall.resizable().scaledToFit().named("flexibleImage")
  }.frame(height: 100).named("row2")
}

@MainActor @ViewBuilder private func neighbours(_ prefix: String) -> some View {
  swatch.named("\(prefix)Image")
  Text("Hg").named("\(prefix)Text")
  swatch.named("\(prefix)Image2")
  Color.clear.frame(width: 10, height: 10).named("\(prefix)Box")
}
