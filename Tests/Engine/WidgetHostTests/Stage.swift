import Foundation
import ResourceCatalogs
import SwiftUI
import Typesetting
import VectorDrawing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

/// Renders views as the content of a widget, on an iPhone 15 if nothing else is said.
@MainActor struct Stage {
  let stage: WidgetStage
  var widget = WidgetDescriptor(kind: "test", configuration: .static, instances: [])

  init(_ family: String = "systemSmall", on name: String = "iphone-15") throws {
    let device = try Device.load(name)
    stage = WidgetStage.find(family, on: device)!
  }

  static func resources(_ system: String = SystemLook.defaultID) throws -> WidgetResources {
    WidgetResources(
      system: try SystemLook.load(system), assets: AssetCatalog(), symbols: .standard,
      strings: StringCatalogs(), locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }

  func render(
    _ view: any View, scheme: ColorScheme = .light, mode: RenderingMode? = nil,
    state: ContentState = .snapshot, system: String = SystemLook.defaultID
  ) throws -> RenderedWidget {
    WidgetRenderer(resources: try Self.resources(system)).render(
      view, on: stage, scheme: scheme, mode: mode, state: state,
      date: Date(timeIntervalSince1970: 0), widget: widget, prepare: { _ in })
  }

  func render(_ view: any View, in surroundings: RenderSurroundings) throws -> RenderedWidget {
    WidgetRenderer(resources: try Self.resources()).render(
      view, on: stage, in: surroundings, state: .snapshot, date: Date(timeIntervalSince1970: 0),
      widget: widget, prepare: { _ in })
  }
}

extension RenderedWidget {
  /// The frame of the view with an accessibility identifier.
  func frame(_ identifier: String) -> CGRect? {
    nodes.first { $0.identifier == identifier }?.frame
  }

  /// What is filled, from the back to the front, with the clips around it.
  var fills: [(path: Path, paint: Paint, clip: Path?)] {
    var found: [(path: Path, paint: Paint, clip: Path?)] = []
    func look(_ items: [DisplayItem], _ clip: Path?) {
      for item in items {
        switch item {
        case .fill(let path, let paint, _, _): found.append((path, paint, clip))
        case .group(let group): look(group.children, group.clip ?? clip)
        default: break
        }
      }
    }
    look(items, nil)
    return found
  }
}
