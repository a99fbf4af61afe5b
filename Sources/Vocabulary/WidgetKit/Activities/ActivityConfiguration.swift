public import ActivityKit
import DiagnosticRecords
public import SwiftUI
public import ViewGraph
package import WidgetHost

/// The configuration of a Live Activity: what shows it on the Lock Screen and in the Dynamic
/// Island. Its content states are those of previews, one after another.
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
    let provider = SampleProvider(entries: { await ActivitySamples<Attributes>.timeline($0) })
    var instance = WidgetInstance(id: "default", title: "", provider: provider)
    instance.contents = [.entry]
    var widget = WidgetDescriptor(
      kind: "\(Attributes.self)", configuration: .activity, instances: [instance])
    widget.displayName = "\(Attributes.self)"
    widget.families = ActivityPresentation.allCases.filter { $0 != .small }.map(\.rawValue)
    if ActivitySamples<Attributes>.all().isEmpty {
      widget.unsupported = Diagnostic(
        .noContentState,
        "The Live Activity of \(Attributes.self) is not drawn: no content state of it is known.",
        hint: "Add a #Preview with contentStates to the widget's code.")
    }
    collector.append(widget)
  }
}

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let state: Attributes.ContentState
  public let attributes: Attributes
  public let activityID: String
  public let isStale: Bool
}

extension Rule {
  static let noContentState = Rule(
    "no-content-state", fault: .widget, .note, "No content state of a Live Activity is known",
    why: "There is nothing to draw it from.",
    remedy: "Add a #Preview with contentStates to the widget's code.")
}
