import Foundation
import ResourceCatalogs
import SwiftUI
import Testing
import Typesetting
import ViewGraph

@testable import WidgetHost
@testable import WidgetKit

/// An entry drawn by the host.
@MainActor struct Drawing {
  let rendered: RenderedWidget

  init(_ entry: HostedEntry, on stage: WidgetStage, scheme: ColorScheme = .light) throws {
    let resources = WidgetResources(
      system: try SystemLook.load(), assets: AssetCatalog(), symbols: .standard,
      strings: StringCatalogs(), locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    rendered = WidgetRenderer(resources: resources).render(
      entry.view(), on: stage, scheme: scheme, state: .snapshot, date: entry.date,
      widget: WidgetDescriptor(kind: "test", configuration: .static, instances: []),
      prepare: { _ in })
  }

  /// What a provider's content shows in a family.
  init<Content: View>(
    in family: String, @ViewBuilder _ content: @escaping () -> Content
  ) throws {
    let stage = try #require(WidgetStage.find(family, on: try Device.load("iphone-15")))
    let request = ProviderRequest(family: family, size: stage.size, isPreview: false)
    let made = EntryContent<SampleEntry> { _ in content() }
    try self.init(made.host(SampleEntry(date: .at(0)), request), on: stage)
  }

  /// The texts, in reading order.
  var texts: [String] { rendered.nodes.compactMap(\.text) }

  func frame(_ identifier: String) -> CGRect? {
    rendered.nodes.first { $0.identifier == identifier }?.frame
  }
}
