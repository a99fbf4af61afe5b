import ActivityKit
import Foundation
import FoundationAdditions
import SwiftUI
import ViewGraph
import WidgetHost

/// The states a preview gives for a kind of Live Activity.
@MainActor struct ActivitySamples<Attributes: ActivityAttributes> {
  let attributes: Attributes
  var isStale = false
  let states: @MainActor () async -> [Attributes.ContentState]

  init(
    attributes: Attributes, isStale: Bool = false,
    states: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    (self.attributes, self.isStale, self.states) = (attributes, isStale, states)
  }

  /// The entries of a timeline that goes through all states. What several previews show, as each
  /// shows another presentation of it, is there once.
  static func timeline(
    _ all: [ActivitySamples], _ request: ProviderRequest
  ) async -> [HostedEntry] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var known: Set<Moment> = []
    var entries: [HostedEntry] = []
    for samples in all {
      // Attributes need not be comparable; those that cannot be written are like no others.
      let attributes = try? encoder.encode(samples.attributes)
      for state in await samples.states() {
        if let attributes,
          !known.insert(Moment(attributes: attributes, state: state, isStale: samples.isStale))
            .inserted
        {
          continue
        }
        if let entry = samples.entry(state, request) { entries.append(entry) }
      }
    }
    return entries
  }

  /// What an entry shows.
  private struct Moment: Hashable {
    let attributes: Data
    let state: Attributes.ContentState
    let isStale: Bool
  }

  /// The entries of a timeline that goes through the states.
  func entries(_ request: ProviderRequest) async -> [HostedEntry] {
    var entries: [HostedEntry] = []
    for state in await states() {
      if let entry = entry(state, request) { entries.append(entry) }
    }
    return entries
  }

  /// One state; `nil` where no bundle has a widget for such activities.
  func entry(_ state: Attributes.ContentState, _ request: ProviderRequest) -> HostedEntry? {
    guard let drawing = ActivityDrawing<Attributes>.known else { return nil }
    let context = ActivityViewContext(
      state: state, attributes: attributes, activityID: "preview", isStale: isStale)
    return HostedEntry(date: VitrineClock.now) {
      Activity<Attributes>.show(
        context.attributes, context.state, id: context.activityID, isStale: context.isStale)
      return drawing.view(context, request)
    }
  }

  /// A preview of one presentation.
  func widget(as kind: ActivityPreviewViewKind) -> WidgetDescriptor {
    let samples = self
    var widget = WidgetDescriptor(kind: "", configuration: .preview, instances: [])
    widget.families = [kind.family]
    return widget.shown(by: SampleProvider(entries: { await samples.entries($0) }))
  }

  /// Those of all previews of the program.
  static func all() -> [ActivitySamples] {
    PreviewRecord.all.flatMap { $0.previews() }.compactMap { $0.sample as? ActivitySamples }
  }
}
