import CatalogueManifest
import Testing

@testable import GallerySite

@Suite struct WidgetTitlesTests {
  private func widget(
    _ id: String, _ name: String, _ configuration: Widget.Configuration = .static
  ) -> Widget {
    Widget(
      id: id, kind: id, name: name, description: "", bundle: "App",
      source: .init(file: "App/\(name)View.swift"), configuration: configuration)
  }

  private func titles(_ widgets: [Widget], bundles: [Manifest.Bundle] = []) -> [[String]] {
    var manifest = Manifest(generator: "", title: "", settings: RenderSettings())
    manifest.widgets = widgets
    manifest.bundles = bundles
    let titles = WidgetTitles(manifest)
    return widgets.map { [titles[$0.id].name, titles[$0.id].context] }
  }

  @Test(
    "A type's name is written as words",
    arguments: [
      ("LiveMatchAttributes", "Live Match"), ("com.example.RainWidget", "Rain"),
      ("HTTPStatusWidget", "HTTP Status"), ("com.example.rain", "rain"), ("Weather", nil),
      ("Next Flight", nil), ("Widget", nil),
    ])
  func typeNames(name: String, words: String?) {
    #expect(WidgetTitles.words(ofType: name) == words)
  }

  @Test func previewsAreNamedByTheWidgetTheyShow() {
    let all = [
      widget("CityClock", "City"), widget("CityClock-preview-1", "CityClock preview 1", .preview),
      widget("CityClock-preview-Up", "Up", .preview),
    ]
    #expect(titles(all) == [["City", ""], ["Preview 1", "City"], ["Up", "City"]])
  }

  @Test func whatTheAuthorCalledItStays() {
    let all = [widget("StatusWidget", "GitHub"), widget("App/RainWidget", "RainWidget")]
    #expect(titles(all) == [["GitHub", ""], ["Rain", ""]])
  }

  @Test func equalNamesDifferByBundleThenFileThenNumber() {
    let all = [
      widget("A/X", "Rain"), widget("B/X", "Rain"), widget("B/Y", "Rain"), widget("B/Z", "Rain"),
    ]
    let bundles = [
      Manifest.Bundle(id: "A", title: "One", widgets: ["A/X"]),
      Manifest.Bundle(id: "B", title: "Two", widgets: ["B/X", "B/Y", "B/Z"]),
    ]
    #expect(
      titles(all, bundles: bundles) == [
        ["Rain", "One"], ["Rain", "Two"], ["Rain", "Two, RainView"], ["Rain 2", "Two, RainView"],
      ])
  }
}
