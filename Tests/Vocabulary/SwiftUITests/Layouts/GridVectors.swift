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
    "what a cell says inside of a frame does not reach the grid", 200, 60,
    [
      "a": [56, 7, 40, 10], "b": [104, 7, 40, 10], "c": [66, 25, 20, 10], "d": [104, 25, 20, 10],
      "e": [66, 43, 20, 10], "f": [109, 43, 10, 10],
    ]
  ) {
    Grid {
      GridRow {
        Color.red.frame(width: 40, height: 10).named("a")
        Color.red.frame(width: 40, height: 10).named("b")
      }
      GridRow {
        Color.red.named("c").gridCellColumns(2).frame(width: 20, height: 10)
        Color.red.named("d").frame(width: 20, height: 10).gridCellAnchor(.topLeading)
      }
      GridRow {
        Color.red.named("e").gridColumnAlignment(.trailing).frame(width: 20, height: 10)
        Color.red.named("f").gridCellAnchor(.topLeading).frame(width: 10)
          .frame(height: 10).padding(.trailing, 20)
      }
    }
  },
  LayoutVector(
    "a modifier of a row is one of each cell", 200, 40,
    [
      "a": [71, 5, 20, 10], "b": [109, 5, 20, 10], "c": [66, 23, 30, 12], "d": [104, 23, 30, 12],
    ]
  ) {
    Grid {
      GridRow {
        Color.red.named("a")
        Color.red.named("b")
      }.frame(width: 20, height: 10)
      GridRow {
        Color.red.frame(width: 26, height: 8).padding(2).named("c")
        Color.red.frame(width: 26, height: 8).padding(2).named("d")
      }.padding(0)
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
