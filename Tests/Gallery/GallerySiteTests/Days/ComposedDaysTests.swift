import CatalogueManifest
import DaySimulation
import Foundation
import Testing

/// Simulated days of several catalogues that are shown as one gallery.
@Suite struct ComposedDaysTests {
  private static func compose(_ manifests: Manifest...) -> Composition {
    Composition(manifests.enumerated().map { .init(path: "part\($0)", manifest: $1) })
  }

  @Test func `Days of two apps stand beside each other under their new names`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    let one = try DayFixture.manifest(fixture)
    var two = one
    two.title = "Cup"
    let whole = Self.compose(one, two)
    let days = try #require(whole.manifest.days)
    #expect(days.scenarios.map(\.id) == ["usual", "locked"] && days.assumptions.count == 2)
    #expect(Set(days.logs.map(\.bundle)) == Set(whole.manifest.bundles.map(\.id)))
    let widgets = days.logs.flatMap(\.widgets)
    #expect(Set(widgets.map(\.widget)) == Set(whole.manifest.widgets.map(\.id)))
    let pictures = widgets.flatMap(\.pictures)
    #expect(Set(pictures.map(\.file)).count == 8)
    #expect(Set(pictures.compactMap(\.render)) == Set(whole.manifest.renders.map(\.id)))
    #expect(Set(whole.manifest.files) == Set(whole.files.map(\.path)))
    #expect(days.logs.map { $0.turns.count } == [3, 0, 3, 0])
  }

  @Test func `Parts of one run are one log, of which nobody knows how a stack would turn`() throws {
    let fixture = try SiteFixture()
    defer { fixture.remove() }
    var whole = try DayFixture.manifest(fixture)
    for index in whole.renders.indices { whole.renders[index].hash = "1" }
    let parts = ["Weather", "Tea"].map { widget in
      var part = whole
      part.widgets.removeAll { $0.id != widget }
      part.renders.removeAll { $0.widget != widget }
      for log in whole.days?.logs.indices ?? 0..<0 {
        part.days?.logs[log].widgets.removeAll { $0.widget != widget }
      }
      return part
    }
    let days = try #require(Self.compose(parts[0], parts[1]).manifest.days)
    #expect(
      days.logs.map { $0.widgets.map(\.widget) } == [["Weather", "Tea"], ["Weather", "Tea"]])
    #expect(days.logs.allSatisfy { $0.turns.isEmpty })
    #expect(Self.compose(whole, whole).manifest.days == whole.days)
  }
}
