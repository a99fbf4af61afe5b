package import DiagnosticRecords
package import Foundation
package import ViewGraph

/// A widget as the host sees it: what its configuration says, and how to ask its provider.
package struct WidgetDescriptor {
  /// What kind of thing it is and, of a widget, how a person configures it.
  package enum Configuration: String, CaseIterable, Sendable {
    case `static`, intent, appIntent, activity, control, preview

    /// Whether a provider answers with entries that follow each other; states of activities and
    /// previews only stand side by side.
    package var hasTimeline: Bool { [.static, .intent, .appIntent].contains(self) }
  }

  package var kind: String
  /// The type that declares the widget, by its name in the code.
  package var type = ""
  package var displayName = ""
  package var description = ""
  package var configuration: Configuration
  /// The families the widget says it supports; `nil` where it says nothing, which means all.
  package var families: [String]?
  /// Whether it shows in the Smart Stack of a watch only.
  package var isForSmartStack = false
  package var contentMarginsDisabled = false
  package var backgroundRemovable = true
  /// Locations it is not made for, as people call them, and the families that are not.
  package var disfavored: [(location: String, families: [String])] = []
  /// What it does about what is loaded in the background.
  package var backgroundEvents: [BackgroundEvents] = []
  /// Whether pushes may have it asked again.
  package var takesPushes = false
  /// The ways the widget can stand on a screen; at least one.
  package var instances: [WidgetInstance]
  /// Asks for what its configurations begin with, such as the first of a parameter's options.
  package var configure: (@MainActor (WidgetDescriptor) async -> WidgetDescriptor)?
  /// What to say of it before it is drawn.
  package var notes: [Diagnostic] = []
  /// Why nothing of it can be drawn, where that is so.
  package var unsupported: Diagnostic?
  /// Where it is declared, where the code says so itself: a file's name and a line from 1.
  package var position: (file: String, line: Int)?
  /// What was being described when it was found.
  package var unit: DescribedUnit?

  /// What people call it by.
  package var title: String { displayName.isEmpty ? kind : displayName }

  package init(kind: String, configuration: Configuration, instances: [WidgetInstance]) {
    (self.kind, self.configuration, self.instances) = (kind, configuration, instances)
  }
}

/// One configured widget: its provider, asked for entries, and its content for an entry.
package struct WidgetInstance {
  /// Path-safe where possible; `default` for the only one.
  package var id: String
  /// The words a person sees for this configuration.
  package var title: String
  package var parameters: [(name: String, value: String)] = []
  package var provider: any HostedProvider
  /// The intent that a person configures it by.
  package var intent: Any?
  /// What it can be asked for.
  package var contents: Set<ContentKind> = Set(ContentKind.allCases)

  package init(id: String, title: String, provider: any HostedProvider) {
    (self.id, self.title, self.provider) = (id, title, provider)
  }
}

/// What a provider is told.
package struct ProviderRequest: Sendable {
  package var family: String
  /// Points.
  package var size: CGSize
  /// Whether the widget gallery asks.
  package var isPreview: Bool
  /// The least size of a family that takes that of its content, points; otherwise `size`.
  package var minimumSize: CGSize

  package init(family: String, size: CGSize, isPreview: Bool) {
    (self.family, self.size, self.isPreview) = (family, size, isPreview)
    minimumSize = size
  }
}

/// A timeline provider of any type.
@MainActor package protocol HostedProvider {
  /// The type of the widget's own provider, by its name in the code; nil where there is none.
  var type: String? { get }
  func placeholder(_ request: ProviderRequest) -> HostedEntry
  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry
  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline
  /// The view for data that a preview gives, or `nil` if it is none of this provider's kind.
  func hosted(_ sample: Any, _ request: ProviderRequest) -> HostedEntry?
  /// When the widget matters, in all of its configurations.
  func relevance() async -> [HostedRelevance]
}

extension HostedProvider {
  package var type: String? { nil }
  package func relevance() async -> [HostedRelevance] { [] }

  package func hosted(_ sample: Any, _ request: ProviderRequest) -> HostedEntry? { nil }
}

/// An entry with the view that shows it.
package struct HostedEntry: @unchecked Sendable {
  package var date: Date
  package var relevance: (score: Float, duration: TimeInterval)?
  /// From when on what a Live Activity shows is out of date; nil for never.
  package var staleDate: Date?
  /// Makes the view; called on the main actor.
  package var view: @MainActor () -> any View

  package init(
    date: Date, relevance: (score: Float, duration: TimeInterval)? = nil,
    view: @escaping @MainActor () -> any View
  ) {
    (self.date, self.relevance, self.view) = (date, relevance, view)
  }
}

/// What a provider answered to the question for a timeline.
package struct HostedTimeline: Sendable {
  /// When WidgetKit asks again.
  package enum Policy: Sendable, Equatable {
    case atEnd
    case never
    case after(Date)
  }

  package var entries: [HostedEntry]
  /// Entries after these that are not drawn.
  package var omitted: [HostedEntry] = []
  package var policy: Policy

  package init(entries: [HostedEntry], policy: Policy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

/// Collects the widgets of a bundle, in its order.
@MainActor public final class _WidgetCollector {
  package private(set) var widgets: [WidgetDescriptor] = []

  package init() {}

  package func append(_ widget: WidgetDescriptor) {
    widgets.append(widget)
    widgets[widgets.count - 1].unit = UnitLedger.current.unit
  }

  /// Changes the widgets added by `body`.
  package func modify(_ body: () -> Void, _ change: (inout WidgetDescriptor) -> Void) {
    let first = widgets.count
    body()
    for index in first..<widgets.count { change(&widgets[index]) }
  }
}
