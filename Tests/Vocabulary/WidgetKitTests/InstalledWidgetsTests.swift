import AppIntents
import Foundation
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// What widget code learns of the widgets that are drawn.
@MainActor @Suite(.serialized) struct InstalledWidgetsTests {
  private func take(_ collect: (_WidgetCollector) -> Void) throws {
    let collector = _WidgetCollector()
    collect(collector)
    let device = try Device.load("iphone-15")
    InstalledWidgets.take(
      collector.widgets, base: RenderSurroundings(device: device, locale: "en_US"))
  }

  @Test func `each widget is there in its families and configurations`() async throws {
    try take { collector in
      collector.collect(DressedWidget())
      collector.collect(CityWidget())
      LampControl().body._collectControl(collector)
    }
    let controls = try await ControlCenter.shared.currentControls()
    #expect(controls.map(\.kind) == ["lamp"])
    let found = try await WidgetCenter.shared.currentConfigurations()
    #expect(
      found.filter { $0.kind == "dressed" }.map(\.family) == [
        .systemSmall, .systemLarge, .accessoryInline,
      ])
    let cities = found.filter { $0.family == .systemSmall }
      .compactMap { $0.widgetConfigurationIntent(of: CityIntent.self)?.city }
    #expect(cities == ["Rome", "Oslo"])
    #expect(found.allSatisfy { $0.configuration == nil })
    let answered = try await firstAnswer { (answer: @escaping @Sendable ([WidgetInfo]) -> Void) in
      WidgetCenter.shared.getCurrentConfigurations { answer((try? $0.get()) ?? []) }
    }
    #expect(answered == found)
    try take { _ in }
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    #expect(Set(found.map(\.id)).count == found.count && Set(found).count == found.count)
  }
}
