import Foundation
import SwiftUI

/// Worked out by hand from Facts/layout.md#grids, Facts/layout.md#alignment-guides.
let gridVectors: [LayoutVector] = [
  LayoutVector(
    "columns are as wide as their widest cell", 200, 100,
    [
      "a": [61, 26, 30, 20], "b": [109, 31, 40, 10], "c": [51, 54, 50, 20], "d": [124, 59, 10, 10],
    ]
  ) {
    Grid {
      GridRow {
        Color.red.frame(width: 30, height: 20).named("a")
        Color.red.frame(width: 40, height: 10).named("b")
      }
      GridRow {
        Color.red.frame(width: 50, height: 20).named("c")
        Color.red.frame(width: 10, height: 10).named("d")
      }
    }
  },
  LayoutVector(
    "flexible columns share the rest", 200, 20,
    ["a": [0, 0, 50, 20], "b": [50, 0, 75, 20], "c": [125, 0, 75, 20]]
  ) {
    Grid(horizontalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 50).named("a")
        Color.red.named("b")
        Color.red.named("c")
      }
    }
  },
  LayoutVector(
    "lazy grids fill line by line", 108, 100,
    ["a": [0, 26, 50, 20], "b": [58, 26, 50, 20], "c": [0, 54, 50, 20]]
  ) {
    LazyVGrid(columns: [GridItem(), GridItem()]) {
      Color.red.frame(height: 20).named("a")
      Color.red.frame(height: 20).named("b")
      Color.red.frame(height: 20).named("c")
    }
  },
  LayoutVector("the first that fits is shown", 60, 20, ["small": [10, 0, 40, 20]]) {
    ViewThatFits {
      Color.red.frame(width: 100, height: 20).named("large")
      Color.red.frame(width: 40, height: 20).named("small")
    }
  },
  LayoutVector("layouts are called like functions", 100, 20, ["b": [50, 0, 50, 20]]) {
    AnyLayout(HStackLayout(spacing: 0)) {
      Color.red.named("a")
      Color.red.named("b")
    }
  },
]
