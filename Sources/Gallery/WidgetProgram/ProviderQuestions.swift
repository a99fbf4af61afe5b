import DiagnosticRecords
import Foundation
import ResourceCatalogs
import WidgetHost

/// Asks a provider as WidgetKit does, with a time limit.
@MainActor struct ProviderQuestions {
  let instance: WidgetInstance
  let stage: WidgetStage
  let seconds: Double
  let entryLimit: Int
  /// The moment of the gallery, for entries whose date is none.
  let moment: Date

  /// The rule broken by a provider that does not answer.
  static let timeoutRule = "provider-timeout"

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

  /// Waits for an answer, but not for ever: a completion that is never called must not stop the
  /// run.
  private func ask<T: Sendable>(
    _ method: String, _ body: @escaping @MainActor () async throws -> T
  ) async -> Result<T, Failure> {
    let seconds = seconds
    let family = stage.family.name
    return await withCheckedContinuation { continuation in
      let once = Once(continuation)
      Task { @MainActor in
        do {
          once.resume(.success(try await body()))
        } catch {
          once.resume(
            .failure(
              Failure(
                diagnostic: Diagnostic(
                  .error, "provider-failed", "The provider threw: \(error)", hint: "\(method)"))))
        }
      }
      Task {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        await MainActor.run {
          once.resume(
            .failure(
              Failure(
                diagnostic: Diagnostic(
                  .error, Self.timeoutRule,
                  "\(method) for \(family) did not answer within \(Int(seconds)) s.",
                  hint:
                    "Call the completion handler on every path; networks are not reachable here.")))
          )
        }
      }
    }
  }

  /// The timeline WidgetKit would show: sorted, not empty, not endless.
  private func checked(_ timeline: HostedTimeline) -> Answer {
    var answer = Answer(timeline: timeline)
    func warn(_ rule: String, _ message: String, _ hint: String) {
      answer.diagnostics.append(Diagnostic(.warning, rule, message, hint: hint))
    }
    let family = stage.family.name
    if answer.timeline.settle(at: moment) {
      warn(
        "invalid-date",
        "The timeline for \(family) has a date outside of the years 1 to 9999, or a relevance that "
          + "is no number.",
        "Its entry is shown at the moment of the gallery; look for a division by zero.")
    }
    let timeline = answer.timeline
    if timeline.entries.isEmpty {
      warn(
        "empty-timeline", "The timeline for \(family) has no entries.",
        "WidgetKit keeps showing the placeholder; return at least one entry.")
    }
    let sorted = timeline.entries.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    if sorted.map(\.offset) != Array(timeline.entries.indices) {
      warn(
        "unsorted-timeline", "The entries of the timeline for \(family) are not in order of date.",
        "They are shown in order of date; sort them.")
      answer.timeline.entries = sorted.map(\.element)
    }
    if timeline.entries.count > entryLimit {
      warn(
        "long-timeline",
        "The timeline for \(family) has \(timeline.entries.count) entries; \(entryLimit) are "
          + "shown.",
        "Raise the limit with --entries, or return fewer.")
      answer.timeline.entries = Array(answer.timeline.entries.prefix(entryLimit))
    }
    return answer
  }
}

/// Resumes a continuation once; later answers are too late.
@MainActor private final class Once<T: Sendable> {
  private var continuation: CheckedContinuation<T, Never>?

  init(_ continuation: CheckedContinuation<T, Never>) { self.continuation = continuation }

  func resume(_ value: T) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
