import AppKit
import Testing
import UIKit

/// Names that files speak of which apps share with their widgets.
struct SharedFileNamesTests {
  @Test func `colours of the Mac have components`() throws {
    let color = try #require(
      NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).usingColorSpace(.sRGB))
    #expect([color.redComponent, color.greenComponent, color.blueComponent] == [0.25, 0.5, 0.75])
    #expect(color.withAlphaComponent(0.5).alphaComponent == 0.5)
  }

  @Test func `fonts are as large as they were made, within a limit`() {
    let font = UIFont.systemFont(ofSize: 20)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    #expect(metrics.scaledFont(for: font).pointSize == 20)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    #expect(UIFontMetrics.default.scaledValue(for: 7) == 7)
    #expect(UIFont.fontNames(forFamilyName: "Helvetica").isEmpty)
  }

  @Test func `what a background fetch brought is told`() {
    #expect(UIBackgroundFetchResult.newData != .noData && UIBackgroundFetchResult.failed != .noData)
    #expect(UIBackgroundFetchResult.newData.rawValue == 0)
  }
}
