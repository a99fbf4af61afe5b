package import DiagnosticRecords
import Foundation
import ResourceCatalogs
import ViewGraph
import WidgetHost

/// Asks a provider as WidgetKit does, with a time limit.
@MainActor struct ProviderQuestions {
  let instance: WidgetInstance
  let stage: WidgetStage
  let seconds: Double
  let entryLimit: Int
  /// The moment of the gallery, for entries whose date is none.
  let moment: Date

  /// A question without an answer, and what to say about it.
  struct Failure: Error { let diagnostic: Diagnostic }

  /// The timeline as WidgetKit would show it, and what was wrong with it.
  struct Answer {
    var timeline: HostedTimeline
    var diagnostics: [Diagnostic] = []
  }

  func placeholder() -> HostedEntry { instance.provider.placeholder(request(isPreview: true)) }

  func snapshot() async -> Result<HostedEntry, Failure> {
    let provider = instance.provider
    let request = request(isPreview: true)
    return await ask("getSnapshot") { try await provider.snapshot(request) }
  }

  func timeline() async -> Result<Answer, Failure> {
    let provider = instance.provider
    let request = request(isPreview: false)
    return await ask("getTimeline") { try await provider.timeline(request) }.map(checked)
  }

  private func request(isPreview: Bool) -> ProviderRequest {
    var request = ProviderRequest(
      family: stage.family.name, size: stage.size, isPreview: isPreview)
    request.minimumSize = stage.minimumSize
    return request
  }

  /// Waits for an answer as long as the provider may take.
  private func ask<T: Sendable>(
    _ method: String, _ body: @escaping @MainActor () async throws -> T
  ) async -> Result<T, Failure> {
    let answer = await TimeLimit.answer(within: seconds) { () -> Result<T, Failure> in
      do {
        return .success(try await body())
      } catch is HandlerDropped {
        return .failure(Failure(diagnostic: dropped(method)))
      } catch {
        return .failure(
          Failure(
            diagnostic: Diagnostic(
              .providerFailed, "The provider threw: \(error)", hint: "\(method)")))
      }
    }
    if let answer { return answer }
    return .failure(
      Failure(
        diagnostic: Diagnostic(
          .providerTimeout,
          "\(method) for \(stage.family.name) did not answer within \(Int(seconds)) s.",
          hint: "Call the completion handler on every path; networks are not reachable here.")))
  }

  private func dropped(_ method: String) -> Diagnostic {
    Diagnostic(
      .providerGaveUp,
      "\(method) for \(stage.family.name) let go of its completion handler without calling it.",
      hint: Rule.providerGaveUp.remedy)
  }

  /// The timeline WidgetKit would show: sorted, not empty, not endless.
  private func checked(_ timeline: HostedTimeline) -> Answer {
    var answer = Answer(timeline: timeline)
    func warn(_ rule: Rule, _ message: String, _ hint: String) {
      answer.diagnostics.append(Diagnostic(rule, message, hint: hint))
    }
    let family = stage.family.name
    if answer.timeline.settle(at: moment) {
      warn(
        .invalidDate,
        "The timeline for \(family) has a date outside of the years 1 to 9999, or a relevance that "
          + "is no number.",
        "Its entry is shown at the moment of the gallery; look for a division by zero.")
    }
    let timeline = answer.timeline
    if timeline.entries.isEmpty {
      warn(
        .emptyTimeline, "The timeline for \(family) has no entries.",
        "WidgetKit keeps showing the placeholder; return at least one entry.")
    }
    let sorted = timeline.entries.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    if sorted.map(\.offset) != Array(timeline.entries.indices) {
      warn(
        .unsortedTimeline, "The entries of the timeline for \(family) are not in order of date.",
        "They are shown in order of date; sort them.")
      answer.timeline.entries = sorted.map(\.element)
    }
    if timeline.entries.count > entryLimit {
      warn(
        .longTimeline,
        "The timeline for \(family) has \(timeline.entries.count) entries; \(entryLimit) are "
          + "shown.",
        "Raise the limit with --entries, or return fewer.")
      let all = answer.timeline.entries
      answer.timeline.entries = Array(all.prefix(entryLimit))
      answer.timeline.omitted = Array(all.dropFirst(entryLimit).prefix(Self.omittedLimit))
    }
    return answer
  }
}

extension ProviderQuestions {
  /// So many entries that are not drawn are still told: more than a day of minutes.
  private static let omittedLimit = 2000
}

extension Rule {
  package static let providerFailed = Rule(
    "provider-failed", fault: .widget, .error, "The timeline provider threw an error",
    why: "There is no entry to draw.",
    remedy: "Return an entry for what went wrong, as a device would show the placeholder.")
  package static let providerTimeout = Rule(
    "provider-timeout", fault: .widget, .error, "The timeline provider did not answer in time",
    why: "There is no entry to draw; a device shows the placeholder.",
    remedy: "Call the completion handler on every path; networks are not reachable here.")
  package static let providerGaveUp = Rule(
    "provider-gave-up", fault: .widget, .error,
    "A timeline provider let go of its completion handler without calling it",
    why: "There is no entry to draw; a device waits in vain and shows the placeholder.",
    remedy: "Call the completion handler on every path, where something is missing too.")
  static let emptyTimeline = Rule(
    "empty-timeline", fault: .widget, .warning, "A timeline has no entries",
    why: "WidgetKit keeps showing the placeholder.",
    remedy: "Return at least one entry.")
  static let unsortedTimeline = Rule(
    "unsorted-timeline", fault: .widget, .warning,
    "The entries of a timeline are not in order of date",
    why: "They are shown in order of date.",
    remedy: "Sort them.")
  static let longTimeline = Rule(
    "long-timeline", fault: .widget, .warning, "A timeline has more entries than are shown",
    why: "The later ones are not drawn.",
    remedy: "Raise the limit with --entries, or return fewer.")
}
