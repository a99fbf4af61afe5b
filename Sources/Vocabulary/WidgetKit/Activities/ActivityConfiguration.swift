public import ActivityKit
public import SwiftUI
public import ViewGraph
package import WidgetHost

/// The configuration of a Live Activity: what shows it on the Lock Screen and in the Dynamic
/// Island. Its content states are those of `vitrine.json` or of previews, one after another, or one
/// that is made up.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>:
  PrimitiveConfiguration
{
  private let drawing: ActivityDrawing<Attributes>

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) { drawing = ActivityDrawing(content: content, island: dynamicIsland) }

  package func collect(into collector: _WidgetCollector) {
    ActivityDrawing<Attributes>.known = drawing
    let found = ActivityStates<Attributes>.find()
    let provider = SampleProvider(entries: { await ActivitySamples.timeline(found.samples, $0) })
    var instance = WidgetInstance(id: "default", title: found.title, provider: provider)
    instance.contents = [.entry]
    var widget = WidgetDescriptor(
      kind: "\(Attributes.self)", configuration: .activity, instances: [instance])
    (widget.notes, widget.unsupported) = (found.notes, found.refusal)
    widget.displayName = "\(Attributes.self)"
    widget.families = ActivityPresentation.allCases.filter { $0 != .small }.map(\.rawValue)
    collector.append(widget)
  }
}

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let state: Attributes.ContentState
  public let attributes: Attributes
  public let activityID: String
  public let isStale: Bool
}
