public import ActivityKit
public import SwiftUI
public import ViewGraph
package import WidgetHost

/// The configuration of a Live Activity. It compiles and is named in the gallery; its pictures are
/// not drawn yet, which a diagnostic says.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>:
  PrimitiveConfiguration
{
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  package func collect(into collector: _WidgetCollector) {
    var widget = WidgetDescriptor(
      kind: "\(Attributes.self)", configuration: .static, instances: [])
    widget.displayName = "\(Attributes.self)"
    widget.families = []
    widget.unsupported = "The Live Activity of \(Attributes.self) is not drawn yet."
    collector.append(widget)
  }
}

/// What the views of a Live Activity are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let state: Attributes.ContentState
  public let attributes: Attributes
  public let activityID: String
  public let isStale: Bool
}
