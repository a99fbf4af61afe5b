import ActivityKit
import Foundation
import FoundationAdditions
import SwiftUI
import ViewGraph
import WidgetHost

/// What is given or a preview says that a kind of Live Activity shows.
@MainActor struct ActivitySamples<Attributes: ActivityAttributes> {
  typealias Content = ActivityContent<Attributes.ContentState>

  let attributes: Attributes
  /// Whether all of it is out of date, whatever the contents say.
  var isStale = false
  let contents: @MainActor () async -> [Content]

  init(
    attributes: Attributes, isStale: Bool = false,
    contents: @escaping @MainActor () async -> [Content]
  ) {
    (self.attributes, self.isStale, self.contents) = (attributes, isStale, contents)
  }

  init(
    attributes: Attributes, isStale: Bool = false,
    states: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(attributes: attributes, isStale: isStale) {
      await states().map { ActivityContent(state: $0, staleDate: nil) }
    }
  }

  /// The entries of a timeline that goes through all contents. What several previews show, as each
  /// shows another presentation of it, is there once.
  static func timeline(
    _ all: [ActivitySamples], _ request: ProviderRequest
  ) async -> [HostedEntry] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var known: Set<Shown> = []
    var entries: [HostedEntry] = []
    for samples in all {
      // Attributes need not be comparable; those that cannot be written are like no others.
      let attributes = try? encoder.encode(samples.attributes)
      for moment in await samples.moments() {
        if let attributes,
          !known.insert(Shown(attributes: attributes, moment: moment)).inserted
        {
          continue
        }
        if let entry = samples.entry(moment, request) { entries.append(entry) }
      }
    }
    return entries
  }

  /// A content, up to date or not.
  private struct Moment: Hashable {
    let content: Content
    let isStale: Bool
  }

  /// What an entry shows.
  private struct Shown: Hashable {
    let attributes: Data
    let moment: Moment
  }

  /// The contents in order, those that will be out of date once more as they are then
  /// (Facts/relevance.md#live-activities).
  private func moments() async -> [Moment] {
    let now = VitrineClock.now
    return await contents().flatMap { content in
      guard !isStale, let date = content.staleDate else {
        return [Moment(content: content, isStale: isStale)]
      }
      let stale = Moment(content: content, isStale: true)
      return date <= now ? [stale] : [Moment(content: content, isStale: false), stale]
    }
  }

  /// The entries of a timeline that goes through the contents.
  func entries(_ request: ProviderRequest) async -> [HostedEntry] {
    await moments().compactMap { entry($0, request) }
  }

  /// One state; `nil` where no bundle has a widget for such activities.
  func entry(_ state: Attributes.ContentState, _ request: ProviderRequest) -> HostedEntry? {
    let content = ActivityContent(state: state, staleDate: nil)
    return entry(Moment(content: content, isStale: isStale), request)
  }

  private func entry(_ moment: Moment, _ request: ProviderRequest) -> HostedEntry? {
    guard let drawing = ActivityDrawing<Attributes>.known else { return nil }
    let content = moment.content
    let context = ActivityViewContext(
      state: content.state, attributes: attributes, activityID: "preview",
      isStale: moment.isStale)
    let now = VitrineClock.now
    var entry = HostedEntry(date: moment.isStale ? max(now, content.staleDate ?? now) : now) {
      Activity<Attributes>.show(
        context.attributes, content, id: context.activityID, isStale: context.isStale)
      return drawing.view(context, request)
    }
    entry.staleDate = content.staleDate
    if content.relevanceScore != 0 { entry.relevance = (Float(content.relevanceScore), 0) }
    return entry
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
