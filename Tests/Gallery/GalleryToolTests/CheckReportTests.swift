import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing
import WidgetHost

@testable import GalleryTool

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What checks found, by cause.
struct CheckReportTests {
  private func report(_ diagnostics: [Diagnostic], _ renders: [Render] = []) -> CheckReport {
    var manifest = Manifest(
      generator: "test", title: "Test",
      settings: RenderSettings(
        date: Date(timeIntervalSince1970: 0), locale: "en_US", timeZone: "UTC",
        calendar: "gregorian", device: "iphone-15", deviceName: "iPhone 15", scale: 3))
    manifest.diagnostics = diagnostics
    manifest.renders = renders
    return CheckReport(manifest)
  }

  private func cut(
    _ text: String, line: Int = 4, render: String = "A/small",
    _ severity: Diagnostic.Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      .textCutOff, as: severity, "“\(text)” is cut off.", hint: "Give it room.",
      file: "A & B.swift", line: line, render: render, subject: text)
  }

  @Test func `findings of one line and text are one cause, whatever their numbers`() {
    let report = report([
      cut("12:30 left", render: "A/1"), cut("9:05 left", render: "A/2"), cut("right"),
      cut("12:30 left", line: 9), Diagnostic(.outputUnusable, "Lost."),
    ])
    #expect(report.causes.map(\.pictures) == [["A/1", "A/2"], ["A/small"], ["A/small"]])
    #expect(report.others.map(\.rule) == ["output-unusable"])
    #expect(report.lines()[0] == "A & B.swift:4: warning: “12:30 left” is cut off. [text-cut-off]")
    #expect(report.lines()[1] == "  In 2 pictures: A/1, A/2")
    #expect(
      report.lines().suffix(2) == ["  Give it room.", "3 findings in 0 pictures: 3 text-cut-off"])
  }

  /// A picture of a sweep, called after its values.
  private func render(_ values: [String: String], family: String = "small") -> Render {
    let usual = ["typeSize": "large", "locale": "en_US"]
    let variant = usual.merging(values) { $1 }
    return Render(
      id: "A/\(family)/\(variant["typeSize"]!)/\(variant["locale"]!)", widget: "A",
      family: family, variant: variant, date: Date(timeIntervalSince1970: 0), file: "a.svg",
      width: 1, height: 1)
  }

  @Test func `a cause says from which value on it shows, compared with pictures alike`() {
    let sizes = ["large", "xSmall", "xxxLarge", "accessibility3"].map { render(["typeSize": $0]) }
    let locales = ["de", "ar"].map { render(["locale": $0]) }
    func extent(_ ids: [String], _ renders: [Render]) -> String? {
      self.report(ids.map { cut("a", render: $0) }, renders).causes[0].extent
    }
    let sweep = sizes + locales
    #expect(
      extent(["A/small/xxxLarge/en_US", "A/small/accessibility3/en_US"], sweep)
        == "from xxxLarge on")
    #expect(extent(["A/small/large/de"], sweep) == "with de only")
    #expect(
      extent(["A/small/accessibility3/en_US", "A/small/large/ar"], sweep)
        == "from accessibility3 on or with ar only")
    #expect(extent(["A/small/xSmall/en_US"], sweep) == "with xSmall only")
    #expect(extent(sizes.map(\.id), sizes) == nil)
    #expect(extent(["A/small/large/en_US"], [sizes[0]]) == nil)
    let report = self.report([cut("a", render: "A/small/large/de")], sweep)
    #expect(report.lines()[1] == "  In 1 picture, with de only: A/small/large/de")
  }

  @Test func `the gravest finding tells how much a cause matters`() {
    let report = report([cut("a"), cut("a", render: "A/2", .error)])
    #expect(report.causes.map(\.finding.severity) == [.error])
    #expect(report.fails(at: .error) && report.fails(at: .note))
    #expect(
      !self.report([cut("a")]).fails(at: .error) && self.report([cut("a")]).fails(at: .warning))
    #expect(!self.report([]).fails(at: .note))
  }

  @Test func `JUnit fails what fails the run, and every check has a case`() throws {
    let report = report([cut("<b>")])
    let strict = report.junit("T", failingAt: .warning)
    #expect(strict.contains("tests=\"\(CheckRules.all.count)\" failures=\"1\""))
    #expect(strict.contains("file=\"A &amp; B.swift\" line=\"4\""))
    #expect(strict.contains("<failure type=\"warning\" message=\"“&lt;b&gt;” is cut off.\">"))
    #expect(!report.junit("T", failingAt: .error).contains("<failure"))
    for text in [strict, report.junit("T", failingAt: .error)] {
      let parser = XMLParser(data: Data(text.utf8))
      #expect(parser.parse())
    }
  }

  @Test func `SARIF has the rules, the lines, and a fingerprint that numbers do not change`() throws
  {
    func results(_ findings: [Diagnostic]) throws -> [[String: Any]] {
      let data = try report(findings).sarif { "Sources/" + $0 }
      let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
      #expect((driver["rules"] as? [Any])?.count == CheckRules.all.count)
      return try #require(run["results"] as? [[String: Any]])
    }
    let (one, two) = (try results([cut("9 left")]), try results([cut("10 left")]))
    let position =
      (one[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect(
      (position?["artifactLocation"] as? [String: String])?["uri"] == "Sources/A%20&%20B.swift")
    #expect((position?["region"] as? [String: Int])?["startLine"] == 4)
    #expect(
      one[0]["partialFingerprints"] as? [String: String]
        == two[0]["partialFingerprints"] as? [String: String])
  }

  @Test func `an error of a check fails the checks, not the drawing`() {
    #expect(ExitCode.of(cut("a", .error)) == .differences)
    #expect(ExitCode.of(cut("a")) == .success)
  }
}
