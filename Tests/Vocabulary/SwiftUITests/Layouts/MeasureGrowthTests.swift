import Testing

// Files that import Testing must not import SwiftUI (see LayoutVectorTests.swift).

@MainActor @Test func twiceTheRowsAreAboutTwiceTheMeasurements() {
  var previous = 0
  for rows in [3, 6, 12, 24, 48, 96, 192] {
    let count = MeasureGrowth.rows(rows)
    if previous > 0, count * 10 > previous * 21 {
      Issue.record("\(rows) rows: \(count) measurements after \(previous) for half as many")
    }
    previous = count
  }
}

@MainActor @Test(arguments: [4, 8, 16, 32])
func aLeafIsMeasuredABoundedNumberOfTimesHoweverDeepItLies(_ depth: Int) {
  #expect(MeasureGrowth.leaf(below: depth) <= 12)
}

@MainActor @Test func stacksTwiceAsDeepAreAboutTwiceTheMeasurements() {
  var previous = 0
  for depth in [8, 16, 32, 64] {
    let count = MeasureGrowth.measurements(below: depth)
    if previous > 0, count * 10 > previous * 21 {
      Issue.record("\(depth) deep: \(count) measurements after \(previous) for half as deep")
    }
    previous = count
  }
}
