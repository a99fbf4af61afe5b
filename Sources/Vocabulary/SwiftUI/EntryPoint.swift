import DaySimulation
import FoundationAdditions
import ResourceCatalogs
import UIKit
import ViewGraph
import WidgetHost
package import WidgetProgram

extension WidgetBundle {
  /// The entry point of a widget extension: here, of a gallery program.
  public static func main() {
    GalleryProgram.run(hooks: .swiftUI) { collector in
      if let bundle = Self.made() { collector.collect(bundle: bundle) }
      collector.collect(previews: PreviewRecord.all)
    }
  }
}

extension Widget {
  public static func main() {
    GalleryProgram.run(hooks: .swiftUI) { collector in
      collector.collect(describing: { Self() })
      collector.collect(previews: PreviewRecord.all)
    }
  }
}

extension GalleryProgram.Hooks {
  /// Lets Foundation's stand-ins see the widget's strings, and gathers what they report.
  package static var swiftUI: GalleryProgram.Hooks {
    var hooks = GalleryProgram.Hooks()
    hooks.useResources = { resources in
      let strings = resources.strings
      UIKitSetting.current.assets = resources.assets
      UIKitSetting.current.system = resources.system
      UIKitSetting.current.isRightToLeft = resources.layoutDirection == .rightToLeft
      if let device = resources.device { UIKitSetting.current.device = device }
      VitrineSystem.set(version: UIKitSetting.current.version)
      StringCatalogLookup.use { request in
        strings.lookup(
          request.key, table: request.table, locale: request.locale.identifier,
          numbers: request.arguments.map(\.count), standard: request.standard)
      }
    }
    hooks.drainDiagnostics = { HostDiagnostics.drain() }
    hooks.setClock = { VitrineClock.move(to: $0) }
    hooks.drainNeeds = {
      let asked = DeviceQuestions.drain()
      return ProviderNeeds(
        loads: NetworkConnection.drainLoads(), refusedLocations: asked[.refusedLocation] ?? 0,
        appearances: asked[.appearance] ?? 0)
    }
    hooks.setOffline = { NetworkConnection.set(isThere: !$0) }
    hooks.setLocation = { GivenLocation.set(north: $0, east: $1) }
    hooks.holdLoads = { BackgroundLoads.current.begin() }
    hooks.pendingLoads = {
      BackgroundLoads.current.pending.map {
        PendingLoad(session: $0.identifier, begun: $0.begun, earliest: $0.earliest)
      }
    }
    hooks.finishLoad = { await BackgroundLoads.current.finish($0) }
    return hooks
  }
}
