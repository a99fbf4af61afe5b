import Foundation
import ResourceCatalogs
import SwiftUI
import Typesetting
import ViewGraph

@testable import WidgetHost

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

  /// The texts, in reading order.
  var texts: [String] { rendered.nodes.compactMap(\.text) }

  func frame(_ identifier: String) -> CGRect? {
    rendered.nodes.first { $0.identifier == identifier }?.frame
  }
}
