import Foundation
import SwiftUI

let stackVectors: [LayoutVector] = [
  LayoutVector("layout/root-centering", 200, 100, ["box": [75, 35, 50, 30]]) {
    Color.red.frame(width: 50, height: 30).named("box")
  },
  LayoutVector(
    "layout/spacing-default", 300, 100,
    [
      "a": [67, 25, 50, 50], "b": [125, 25, 50, 50], "c": [183, 25, 50, 50],
      "stack": [67, 25, 166, 50],
    ]
  ) {
    HStack {
      Color.red.frame(width: 50, height: 50).named("a")
      Color.red.frame(width: 50, height: 50).named("b")
      Color.red.frame(width: 50, height: 50).named("c")
    }.named("stack")
  },
  LayoutVector(
    "layout/hstack-distribution", 300, 100,
    ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]]
  ) {
    HStack(spacing: 0) {
      Color.red.named("a")
      Color.red.frame(width: 50).named("b")
      Color.red.named("c")
    }
  },
  LayoutVector(
    "layout/hstack-priority", 300, 100,
    ["a": [0, 0, 20, 100], "b": [20, 0, 220, 100], "c": [240, 0, 60, 100]]
  ) {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).named("a")
      Color.red.frame(minWidth: 20).layoutPriority(1).named("b")
      Color.red.frame(width: 60).named("c")
    }
  },
  LayoutVector(
    "layout/spacer", 300, 100,
    [
      "a": [0, 25, 50, 50], "spacer": [50, 50, 200, 0], "b": [250, 25, 50, 50],
      "stack": [0, 25, 300, 50],
    ]
  ) {
    HStack {
      Color.red.frame(width: 50, height: 50).named("a")
      Spacer().named("spacer")
      Color.red.frame(width: 50, height: 50).named("b")
    }.named("stack")
  },
  LayoutVector(
    "layout/zstack-fill", 200, 200, ["fill": [0, 0, 200, 200], "b": [0, 0, 30, 30]]
  ) {
    ZStack(alignment: .topLeading) {
      Color.red.named("fill")
      Color.red.frame(width: 30, height: 30).named("b")
    }
  },
  LayoutVector(
    "layout/nested-stacks", 300, 200,
    [
      "a": [10, 10, 190, 110], "b": [210, 10, 80, 110], "row": [0, 0, 300, 130],
      "bottom": [0, 140, 300, 60], "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
    ]
  ) {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        Color.red.named("a")
        Color.red.frame(width: 80).named("b")
      }.padding(10).named("row")
      HStack {
        Color.red.frame(width: 40, height: 40).named("c")
        Spacer()
        Color.red.frame(width: 40, height: 40).named("d")
      }.frame(height: 60).named("bottom")
    }
  },
  LayoutVector(
    "layout/hstack-ideal", 300, 200,
    [
      "a": [50, 80, 30, 30], "b": [86, 80, 40, 30], "row": [50, 80, 76, 30],
      "wide": [50, 110, 200, 10], "column": [50, 80, 200, 40],
    ]
  ) {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        Color.red.frame(width: 30, height: 30).named("a")
        Color.red.frame(width: 40, height: 30).named("b")
      }.named("row")
      Color.red.frame(width: 200, height: 10).named("wide")
    }.named("column")
  },
  LayoutVector(
    "size/vstack-min-at-85", 100, 85,
    ["blue": [0, -18.75, 100, 42.5], "orange": [0, 23.75, 100, 80]]
  ) {
    VStack(spacing: 0) {
      Color.blue.frame(minHeight: 5, maxHeight: 100).named("blue")
      Color.orange.frame(minHeight: 80).named("orange")
    }
  },
]
