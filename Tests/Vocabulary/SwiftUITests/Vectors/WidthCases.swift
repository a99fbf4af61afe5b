import Foundation
import LayoutEngine
import SwiftUI
import TestSupport

/// Facts/recordings.md#cases, textmetrics/*: height and default spacing of point-size fonts.
let metricCases: [VectorCase] = VectorRecord.all.compactMap { record in
  let parts = record.id.split(separator: "/")
  guard parts.first == "textmetrics", let size = Double(parts[2]) else { return nil }
  return VectorCase(record.id) { record in
    let font = Font.system(size: CGFloat(size))
    let text = LayoutProbe.node(Text("Text").font(font), device: record.device)
    let plain = ViewSpacing()
    return [
      "height": [Double(text.size(.unspecified).height)],
      "above": [Double(plain.distance(to: text.spacing, along: .vertical))],
      "below": [Double(text.spacing.distance(to: plain, along: .vertical))],
      "textToText": [Double(text.spacing.distance(to: text.spacing, along: .vertical))],
    ]
  }
}

/// Facts/recordings.md#cases, width/*: the id names font and text.
let widthCases: [VectorCase] = VectorRecord.all.compactMap { record in
  let parts = record.id.split(separator: "/").map(String.init)
  guard parts.first == "width", let font = widthFonts[parts[1]] else { return nil }
  return .size(record.id) { Text(verbatim: parts[2]).font(font) }
}

private let widthFonts: [String: Font] = [
  "mac13": .system(size: 13), "ios17": .system(size: 17),
  "ios17semibold": .system(size: 17, weight: .semibold),
]

/// Facts/recordings.md#cases, symbol/*.
let symbolCases: [VectorCase] =
  [10, 13, 22, 26].map { size in
    .size("symbol/mac/star \(size) pt") {
      Image(systemName: "star").font(.system(size: CGFloat(size)))
    }
  } + [
    .size("symbol/mac/star 13 pt imageScale small") { star13.imageScale(.small) },
    .size("symbol/mac/star 13 pt imageScale large") { star13.imageScale(.large) },
    .size("symbol/mac/unknown symbol") { Image(systemName: "no.such.symbol") },
    .size("symbol/ios/star body") { Image(systemName: "star").font(.body) },
    .size("symbol/ios/star title") { Image(systemName: "star").font(.title) },
  ]

@MainActor private var star13: some View { Image(systemName: "star").font(.system(size: 13)) }
