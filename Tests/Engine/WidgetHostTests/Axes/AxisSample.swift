import ResourceCatalogs

@testable import WidgetHost

/// What tests of axes vary: a widget on an iPhone 15 in American English.
enum AxisSample {
  static func base(_ device: String = "iphone-15") throws -> RenderSurroundings {
    RenderSurroundings(device: try Device.load(device), locale: "en_US")
  }

  @MainActor static func widget(_ families: [String] = ["systemSmall"]) -> WidgetDescriptor {
    var widget = WidgetDescriptor(
      kind: "k", configuration: .static,
      instances: [WidgetInstance(id: "default", title: "", provider: NoProvider())])
    widget.families = families
    return widget
  }

  /// The plan of one process of a widget that is drawn with some values.
  @MainActor static func plan(
    _ wished: [String: [String]], sweep: Bool = false, on device: String = "iphone-15",
    families: [String] = ["systemSmall"]
  ) throws -> DrawingPlan {
    var axes = AxisChoices()
    (axes.wished, axes.isSweep) = (wished, sweep)
    let base = try base(device)
    return DrawingPlan(
      of: widget(families), axes, process: axes.process(base: base), base: base)
  }

  /// How many pictures it has, of each timeline the first entry.
  @MainActor static func count(_ plan: DrawingPlan) -> Int {
    plan.pictures(of: widget()).reduce(0) { $0 + $1.pictures }
  }

  /// The words in ids of the pictures of a content, a picture after the other.
  @MainActor static func spelled(_ plan: DrawingPlan) -> [String] {
    let widget = widget()
    return plan.slots.flatMap { slot in
      slot.looks(of: .snapshot, of: widget.instances[0]).map {
        $0.spelled.joined(separator: "/")
      }
    }
  }
}

/// Answers nothing: nobody asks.
private struct NoProvider: HostedProvider {
  func placeholder(_ request: ProviderRequest) -> HostedEntry { fatalError() }
  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry { fatalError() }
  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline { fatalError() }
}
