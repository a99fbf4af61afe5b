import Foundation
import FoundationAdditions
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@testable import ResourceCatalogs

/// What texts show in a language, found through `*.xcstrings`.
@MainActor struct LocalizedTextTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld cups for %@": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%1$lld cup for **%2$@**"}},
          "other": {"stringUnit": {"value": "%1$lld cups for **%2$@**"}}}}},
        "ar": {"variations": {"plural": {
          "two": {"stringUnit": {"value": "كوبان لـ%2$@"}},
          "few": {"stringUnit": {"value": "%1$lld أكواب لـ%2$@"}},
          "other": {"stringUnit": {"value": "%1$lld كوب لـ%2$@"}}}}},
        "de": {"stringUnit": {"value": "%2$@ trinkt %1$lld"}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "Tap the iPad"}},
        "other": {"stringUnit": {"value": "Tap"}}}}}}}
    }}
    """

  private func text(_ text: Text, _ locale: String, device: String = "iphone") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    try Self.catalog.write(to: file, atomically: true, encoding: .utf8)
    var strings = StringCatalogs(reading: [file.path])
    strings.device = device
    let session = LayoutProbe.makeSession { $0.strings = strings }
    var environment = EnvironmentValues(session: session)
    environment.locale = Locale(identifier: locale)
    return text.string(in: environment)
  }

  @Test(arguments: [
    ("en_US", 1, "1 cup for Ada"), ("en_US", 1200, "1,200 cups for Ada"),
    ("de_DE", 1200, "Ada trinkt 1.200"), ("ar", 2, "كوبان لـAda"), ("ar", 5, "5 أكواب لـAda"),
    ("ar_EG", 5, "٥ أكواب لـAda"), ("ar", 100, "100 كوب لـAda"),
  ])
  func `a text takes the plural and the digits of its language`(
    locale: String, count: Int, shown: String
  ) throws {
    #expect(try text(Text("\(count) cups for \("Ada")"), locale) == shown)
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG"])
  func `texts, resources and strings write their values alike`(name: String) throws {
    let locale = Locale(identifier: name)
    let resource: LocalizedStringResource =
      "\(1234) of \("x"), \(0.5), \(7, specifier: "%03lld"), 100%"
    let shown = try text(
      Text("\(1234) of \("x"), \(0.5), \(7, specifier: "%03lld"), 100%"), name)
    #expect(try text(Text(resource), name) == shown)
    #expect(
      String(
        localized: "\(1234) of \("x"), \(0.5), \(7, specifier: "%03lld"), 100%", locale: locale)
        == shown)
  }

  @Test func `strings vary by device`() throws {
    #expect(try text(Text("tap"), "en_US") == "Tap")
    #expect(try text(Text("tap"), "en_US", device: "ipad") == "Tap the iPad")
  }

  @Test func `a value inside of Markdown is drawn in its style`() {
    let view = Text("**\("Ada")** and \("*Bob*")")
    let probe = LayoutProbe(view, width: 300, height: 40)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    guard case .text(let line)? = painter.items.first else {
      Issue.record("no text")
      return
    }
    #expect(line.fragments.map(\.text).joined() == "Ada and *Bob*")
    #expect(line.fragments[0].text == "Ada" && line.fragments[0].font.weight > 400)
    #expect(line.fragments.last?.font.weight == 400)
  }

  @Test(arguments: [
    (1, "en_US", "You had 1 cup of tea"), (3, "en_US", "You had 3 cups of tea"),
    (1200, "en_US", "You had 1,200 cups of tea"), (3, "de_DE", "You had 3 cup of tea"),
  ])
  func `English words agree with the value before them`(
    count: Int, locale: String, shown: String
  ) throws {
    let text = Text("You had ^[\(count) cup of \("tea")](inflect: true)")
    #expect(try self.text(text, locale) == shown)
    let formatted = Text("You had ^[\(count, format: .number) cup of \("tea")](inflect: true)")
    #expect(try self.text(formatted, locale) == shown)
  }

  @Test(arguments: [
    (1234.5, "%.1f", "de_DE", "1.234,5"), (7, "%03.0f", "en_US", "007"),
    (0.5, "%lf", "en_US", "0.500000"),
  ])
  func `numbers are written as the specifier and the locale say`(
    value: Double, specifier: String, locale: String, shown: String
  ) throws {
    #expect(try text(Text("\(value, specifier: specifier)"), locale) == shown)
  }

  @Test(arguments: [
    ("en_US", "2 hr, 13 min", "June 9, 2026"), ("de_DE", "2 Std., 13 Min.", "9. Juni 2026"),
    ("ar_EG", "٢ س ١٣ د", "٩ يونيو، ٢٠٢٦"), ("ja_JP", "2時間 13分", "2026年6月9日"),
  ])
  func `dates of a view speak its locale`(locale: String, span: String, day: String) throws {
    let now = Date(timeIntervalSince1970: 1_780_998_060)
    #expect(try text(Text(now, style: .date), locale) == day)
    #expect(
      try text(Text(Date(timeIntervalSince1970: 8_000), style: .relative), locale) == span)
    #expect(try text(Text(now, format: .dateTime.year().month(.wide).day()), locale) == day)
  }

  @Test func `a running date says its language`() {
    func locale(_ name: String) -> String? {
      let view = Text(Date(timeIntervalSince1970: 60), style: .timer)
        .environment(\.locale, Locale(identifier: name))
      let probe = LayoutProbe(view, width: 100, height: 40)
      var painter = Painter(grid: probe.session.inputs.grid)
      painter.paint(probe.root)
      guard case .text(let line)? = painter.items.first else { return "none" }
      return line.fragments[0].live?.locale
    }
    #expect(locale("en_US") == nil)
    #expect(locale("ar_EG") == "ar-EG")
  }
}
