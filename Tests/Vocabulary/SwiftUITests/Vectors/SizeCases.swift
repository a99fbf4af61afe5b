import Foundation
import LayoutEngine
import SwiftUI
import TestSupport

/// Facts/recordings.md#cases, size/* and guide/*.
let sizeCases: [VectorCase] =
  [
    .size("size/rectangle@[0, 0]") { Rectangle() },
    .size("size/rectangle@[None, None]") { Rectangle() },
    .size("size/text@0") { Text("Hello world") },
    .size("size/color@[50, None]") { Color.red },
    .size("size/color@[30, 40]") { Color.red },
    .size("size/circle@[60, 40]") { Circle() },
    .size("size/circle@[None, 30]") { Circle() },
    .size("size/circle@[5, None]") { Circle() },
    .size("size/Color40x20.frame(minWidth:100)@[300, None]") { box(40, 20).frame(minWidth: 100) },
    .size("size/Color40x20.frame(minWidth:50,maxWidth:∞)@[300, None]") {
      box(40, 20).frame(minWidth: 50, maxWidth: .infinity)
    },
    .size("size/Color40x20.frame(idealWidth:150)@[None, None]") {
      box(40, 20).frame(idealWidth: 150)
    },
    minimumCase, overflowCase, guideCase(.leading), guideCase(.firstTextBaseline),
  ] + imageSizeCases

private let imageSizeCases: [VectorCase] = [
  .size("size/Image 64×40@[30, 30]") { swatch },
  .size("size/Image 64×40 .resizable()@[None, None]") { swatch.resizable() },
  .size("size/Image 64×40 .resizable()@[30, None]") { swatch.resizable() },
  .size("size/Image 64×40 .resizable().scaledToFit()@[40, 100]") {
    swatch.resizable().scaledToFit()
  },
  .size("size/Image 64×40 .resizable().scaledToFill()@[40, 60]") {
    swatch.resizable().scaledToFill()
  },
  .size("size/Image 64×40 .resizable().aspectRatio(1:3,.fill)@[30, 30]") {
    swatch.resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
  },
  .size("size/Image(missing name)@[None, None]") { Image("missing name") },
]

/// What the vectors ask of a framed rectangle.
private enum Guide { case leading, firstTextBaseline }

private func guideCase(_ guide: Guide) -> VectorCase {
  VectorCase("guide/rect100.\(guide)") { record in
    let node = LayoutProbe.node(Rectangle().frame(width: 100, height: 100), device: record.device)
    let dimensions = node.dimensions(
      ProposedViewSize(width: record.width, height: record.height))
    switch guide {
    case .leading: return ["value": [Double(dimensions[HorizontalAlignment.leading])]]
    case .firstTextBaseline:
      return ["value": [Double(dimensions[VerticalAlignment.firstTextBaseline])]]
    }
  }
}

@MainActor private var twoFrames: some View {
  VStack(spacing: 0) {
    Color.blue.frame(minHeight: 5, maxHeight: 100).named("blue")
    Color.orange.frame(minHeight: 80).named("orange")
  }.named("stack")
}

private let minimumCase = VectorCase("size/vstack-min") { record in
  let size = LayoutProbe.size(
    twoFrames, ProposedViewSize(width: record.width, height: record.height),
    device: record.device)
  return ["height": [Double(size.height)]]
}

private let overflowCase = VectorCase("size/vstack-min-at-85") { record in
  let probe = LayoutProbe(
    twoFrames, width: 100, height: record.height ?? 0, device: record.device)
  var heights: [String: [Double]] = [:]
  for (name, _) in record.expected {
    heights[name] = probe.frame(name).map { [Double($0.height)] }
  }
  return heights
}
