import Foundation
import SwiftUI

let frameVectors: [LayoutVector] = [
  LayoutVector(
    "layout/frame-flex", 300, 300,
    [
      "min": [100, 90, 100, 20], "max": [50, 110, 200, 20], "fill": [0, 130, 300, 20],
      "ideal": [75, 150, 150, 20], "clampFlexible": [90, 170, 120, 20],
      "overflow": [50, 190, 200, 20],
    ]
  ) {
    VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20).frame(minWidth: 100).named("min")
      Color.red.frame(width: 40, height: 20).frame(maxWidth: 200).named("max")
      Color.red.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity)
        .named("fill")
      Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize().named("ideal")
      Color.red.frame(maxWidth: 120, maxHeight: 20).named("clampFlexible")
      Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).named("overflow")
    }
  },
  LayoutVector(
    "layout/group-modifier", 300, 100,
    ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]]
  ) {
    HStack(spacing: 0) {
      Group {
        Color.red.named("a")
        Color.red.named("b")
      }.frame(width: 50, height: 50).padding(5)
      Color.red.named("c")
    }
  },
]
