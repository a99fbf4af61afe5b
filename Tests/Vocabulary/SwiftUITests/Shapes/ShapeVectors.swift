import Foundation
import SwiftUI

let shapeVectors: [LayoutVector] = [
  LayoutVector(
    "shape/builtin", 340, 220,
    [
      "continuous": [8, 27, 80, 50], "circular": [96, 27, 80, 50], "elliptical": [184, 27, 80, 50],
      "uneven": [272, 27, 60, 50], "row1": [8, 27, 324, 50], "capsule": [8, 95, 100, 40],
      "capsuleTall": [224, 85, 30, 60], "circleWide": [277, 95, 40, 40],
      "row2": [8, 85, 324, 60], "ellipse": [23, 153, 90, 40], "rect": [121, 153, 60, 40],
      "clamped": [189, 153, 60, 40], "any": [267, 153, 40, 40], "row3": [23, 153, 294, 40],
      "stack": [8, 27, 324, 166],
    ]
  ) {
    VStack(spacing: 8) {
      cornerRow
      roundRow
      mixedRow
    }.named("stack")
  },
  LayoutVector(
    "shape/modifiers", 340, 200,
    [
      "scaled": [4, 47, 60, 40], "offset": [72, 47, 60, 40], "rotated": [140, 47, 60, 40],
      "sheared": [208, 47, 60, 40], "sized": [276, 47, 60, 40], "row1": [4, 47, 332, 40],
      "trimmed": [14, 95, 40, 40], "inset": [72, 95, 60, 40],
      "strokedOffset": [140, 95, 60, 40], "anchored": [208, 95, 60, 40],
      "insetStroke": [276, 95, 60, 40], "row2": [4, 95, 332, 40],
      "offsetIdeal": [138, 143, 10, 10], "sizedIdeal": [156, 143, 10, 10],
      "pathIdeal": [174, 143, 10, 10], "trimIdeal": [192, 143, 10, 10],
      "row3": [138, 143, 64, 10], "stack": [4, 47, 332, 106],
    ]
  ) {
    VStack(spacing: 8) {
      movedRow
      strokedRow
      idealRow
    }.named("stack")
  },
]

@MainActor private var cornerRow: some View {
  HStack(spacing: 8) {
    RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 50).named("continuous")
    RoundedRectangle(cornerRadius: 16, style: .circular).frame(width: 80, height: 50)
      .named("circular")
    RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).frame(width: 80, height: 50)
      .named("elliptical")
    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10)
      .frame(width: 60, height: 50).named("uneven")
  }.named("row1")
}

@MainActor private var roundRow: some View {
  HStack(spacing: 8) {
    Capsule().frame(width: 100, height: 40).named("capsule")
    Capsule(style: .circular).frame(width: 100, height: 40).named("capsuleCircular")
    Capsule().frame(width: 30, height: 60).named("capsuleTall")
    Circle().named("circleWide").frame(width: 70, height: 40)
  }.named("row2")
}

@MainActor private var mixedRow: some View {
  HStack(spacing: 8) {
    Ellipse().frame(width: 90, height: 40).named("ellipse")
    Rectangle().frame(width: 60, height: 40).named("rect")
    RoundedRectangle(cornerRadius: 40).frame(width: 60, height: 40).named("clamped")
    AnyShape(Circle()).named("any").frame(width: 60, height: 40)
  }.named("row3")
}

@MainActor private var movedRow: some View {
  HStack(spacing: 8) {
    Circle().scale(0.5).named("scaled").frame(width: 60, height: 40)
    Circle().offset(x: 10, y: 5).named("offset").frame(width: 60, height: 40)
    Rectangle().rotation(.degrees(30)).named("rotated").frame(width: 60, height: 40)
    Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
      .named("sheared").frame(width: 60, height: 40)
    Rectangle().size(width: 30, height: 20).named("sized").frame(width: 60, height: 40)
  }.named("row1")
}

@MainActor private var strokedRow: some View {
  HStack(spacing: 8) {
    Circle().trim(from: 0, to: 0.5).stroke(Color.red).named("trimmed")
      .frame(width: 60, height: 40)
    RoundedRectangle(cornerRadius: 12).inset(by: 5).named("inset").frame(width: 60, height: 40)
    Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).named("strokedOffset")
      .frame(width: 60, height: 40)
    Circle().scale(x: 1.5, y: 0.5).named("anchored").frame(width: 60, height: 40)
    Ellipse().inset(by: 4).stroke(Color.red).named("insetStroke").frame(width: 60, height: 40)
  }.named("row2")
}

@MainActor private var idealRow: some View {
  HStack(spacing: 8) {
    Circle().offset(x: 5, y: 5).named("offsetIdeal")
    Rectangle().size(width: 30, height: 20).named("sizedIdeal")
    Path(CGRect(x: 0, y: 0, width: 30, height: 20)).named("pathIdeal")
    Circle().trim(from: 0, to: 0.25).named("trimIdeal")
  }.fixedSize().named("row3")
}
