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

  @Test func `a colour of the Mac fails only where code expects that it may`() throws {
    let made = NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor
    let plain = NSColor(cgColor: made)
    let sure: NSColor = NSColor(cgColor: made)
    guard let perhaps = NSColor(cgColor: made) else {
      Issue.record("there is none")
      return
    }
    for color in [plain, sure, perhaps, NSColor(cgColor: made)!, NSColor(cgColor: made) ?? .red] {
      #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5])
    }
  }

  @Test func `names of the Mac's colours are those of the phone's that come nearest`() {
    #expect(NSColor.disabledControlTextColor == .tertiaryLabel)
    #expect(NSColor.controlColor != .controlBackgroundColor)
    #expect(NSColor.alternatingContentBackgroundColors.count == 2)
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
