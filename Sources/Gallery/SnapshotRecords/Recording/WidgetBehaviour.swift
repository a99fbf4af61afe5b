package import CatalogueManifest
package import DaySimulation
package import Foundation

/// What a widget tells the system besides its pictures: what it is called, which families it has,
/// and what its provider answers.
package struct WidgetBehaviour: Codable, Hashable, Sendable {
  /// The id of the widget; also the folder of its file.
  package var id: String
  /// The id of the bundle.
  package var bundle: String
  package var kind: String
  /// The name in the system's widget gallery.
  package var name: String
  /// The description in the system's widget gallery.
  package var description: String
  package var configuration: Widget.Configuration
  package var families: [String]
  package var instances: [Widget.Instance]
  package var timelines: [Answer]
  /// What the system would do with it; nil where no days were simulated.
  package var days: [Day]?

  /// Days under one scenario, in numbers.
  package struct Day: Codable, Hashable, Sendable {
    /// The id of the scenario.
    package var scenario: String
    package var instance: String?
    /// How many reloads counted, were free, and were withheld to the end.
    package var counted, free, withheld: Int
    /// Of the time in use, in which something outdated is shown.
    package var stalePercent: Int
    /// The longest time in use in which something outdated is shown.
    package var staleMinutes: Int

    package init(
      scenario: String, instance: String?, counted: Int, free: Int, withheld: Int,
      stalePercent: Int, staleMinutes: Int
    ) {
      (self.scenario, self.instance) = (scenario, instance)
      (self.counted, self.free, self.withheld) = (counted, free, withheld)
      (self.stalePercent, self.staleMinutes) = (stalePercent, staleMinutes)
    }
  }

  /// What the provider answered, the same for some families.
  package struct Answer: Codable, Hashable, Sendable {
    package var families: [String]
    /// The id of the instance, if the widget has several.
    package var instance: String?
    package var entries: [Entry]
    package var policy: Timeline.Policy
  }

  /// When an entry is shown, and how relevant it is.
  package struct Entry: Codable, Hashable, Sendable {
    package var date: Date
    package var relevance: Timeline.Relevance?
  }

  /// What a catalogue tells of a widget.
  ///
  /// - Parameter logs: Days that were simulated.
  package init(_ widget: Widget, logs: [DayLog] = []) {
    (id, bundle, kind) = (widget.id, widget.bundle, widget.kind)
    (name, description) = (widget.name, widget.description)
    (configuration, families) = (
      widget.configuration, widget.supportedFamilies ?? widget.families
    )
    (instances, timelines) = (widget.instances, [])
    let lived = logs.flatMap { log in
      log.widgets.filter { $0.widget == widget.id }.map { Day($0, log) }
    }
    days = lived.isEmpty ? nil : lived
    for timeline in widget.timelines {
      add(
        (timeline.entries + (timeline.omitted ?? [])).map {
          Entry(date: $0.date, relevance: $0.relevance)
        }, timeline.policy,
        timeline.instance, [timeline.family])
    }
  }

  private mutating func add(
    _ entries: [Entry], _ policy: Timeline.Policy, _ instance: String?, _ families: [String]
  ) {
    let same = timelines.firstIndex {
      $0.entries == entries && $0.policy == policy && $0.instance == instance
    }
    if let same {
      timelines[same].families += families.filter { !timelines[same].families.contains($0) }
    } else {
      timelines.append(
        Answer(families: families, instance: instance, entries: entries, policy: policy))
    }
  }

  /// With what another behaviour says of families that this one was not asked about.
  ///
  /// - Parameter isAsked: whether a family was asked about.
  package func completed(by other: WidgetBehaviour, _ isAsked: (String) -> Bool) -> Self {
    var result = self
    result.timelines = []
    for family in families {
      let source = isAsked(family) ? self : other
      for answer in source.timelines where answer.families.contains(family) {
        result.add(answer.entries, answer.policy, answer.instance, [family])
      }
    }
    return result
  }

  /// The name of its file within the folder of the widget's pictures.
  private static let fileName = "widget.json"

  /// Where the behaviour of a widget is kept in a folder of snapshots.
  package static func path(of widget: String) -> String { "\(widget)/\(fileName)" }

  /// The widget that a path is of.
  package static func widget(at path: String) -> String {
    String(path.dropLast(fileName.count + 1))
  }

  /// The bytes: keys sorted, a line each, so that a change is a line of a difference.
  package func text() -> [UInt8] {
    // Nothing in it can fail to be written: numbers are finite, texts are texts.
    [UInt8]((try? RecordCoding.encoder(isPretty: true).encode(self)) ?? Data()) + [10]
  }

  /// Reads what `text` wrote; nil if it is something else.
  package init?(_ data: Data) {
    guard let read = try? RecordCoding.decoder().decode(Self.self, from: data) else { return nil }
    self = read
  }
}

extension WidgetBehaviour.Day {
  fileprivate init(_ day: WidgetDay, _ log: DayLog) {
    let summary = DaySummary(day, log)
    self.init(
      scenario: log.scenario, instance: day.instance, counted: summary.counted,
      free: summary.free, withheld: summary.withheld,
      stalePercent: Int((summary.staleShare * 100).rounded()),
      staleMinutes: Int((summary.longestStale / 60).rounded(.up)))
  }
}
