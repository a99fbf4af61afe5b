import ActivityKit
import DiagnosticRecords
import Foundation
import FoundationAdditions
import WidgetHost

/// The content states that a kind of Live Activity is drawn in, and where they come from: given in
/// `vitrine.json`, else those of previews, else one that is made up.
@MainActor struct ActivityStates<Attributes: ActivityAttributes> {
  var samples: [ActivitySamples<Attributes>] = []
  /// What a reader of the gallery is told of where they come from; empty for the widget's own.
  var title = ""
  var notes: [Diagnostic] = []
  /// Why there are none.
  var refusal: Diagnostic?

  static func find() -> ActivityStates {
    var found = ActivityStates()
    if let given = GivenData.current.activities["\(Attributes.self)"] { found.take(given) }
    if found.samples.isEmpty { found.samples = ActivitySamples<Attributes>.all() }
    if found.samples.isEmpty { found.makeUp() }
    return found
  }

  private mutating func take(_ given: GivenData.Activity) {
    do {
      let attributes = try given.attributes.map { try Self.read(Attributes.self, $0, "attributes") }
      let contents = try given.contents.enumerated().map { index, content in
        try Self.read(content, at: index)
      }
      let words = SampleWords(now: VitrineClock.now)
      let shown = try attributes ?? Self.sample(Attributes.self, words)
      samples = [ActivitySamples(attributes: shown, contents: { @MainActor in contents })]
      if attributes == nil {
        note("its attributes", add: "\"attributes\" beside the states")
      }
    } catch let problem as GivenProblem {
      notes.append(
        Diagnostic(
          .givenStateUnread,
          "What vitrine.json gives for \(Attributes.self) is left out: \(problem.words)",
          hint: "It must be the JSON that the type's Codable reads; dates may be ISO 8601."))
    } catch {
      notes.append(Self.impossible(error))
    }
  }

  private mutating func makeUp() {
    let words = SampleWords(now: VitrineClock.now)
    do {
      let attributes = try Self.sample(Attributes.self, words)
      let states = [try Self.sample(Attributes.ContentState.self, words)]
      samples = [ActivitySamples(attributes: attributes, states: { @MainActor in states })]
      note("its content state", add: "states of it")
    } catch {
      refusal = Self.impossible(error)
    }
  }

  private mutating func note(_ what: String, add: String) {
    title = "Made-up values"
    notes.append(
      Diagnostic(
        .madeUpState,
        "The Live Activity of \(Attributes.self) is drawn with values that Vitrine has made up: "
          + "\(what) is known from nowhere.",
        hint: "Give \(add) under \"activities\" in vitrine.json, or add a #Preview with "
          + "contentStates."))
  }

  private static func impossible(_ error: any Error) -> Diagnostic {
    let problem = (error as? DecodingError).map(GivenProblem.words) ?? "\(error)"
    return Diagnostic(
      .noContentState,
      "The Live Activity of \(Attributes.self) is not drawn: no content state of it is known, and "
        + "none can be made up: \(problem)",
      hint: "Give states under \"activities\" in vitrine.json, or add a #Preview with "
        + "contentStates.")
  }

  /// As a value of this actor, whatever its type.
  private static func sample<Value: Decodable>(
    _ type: Value.Type, _ words: SampleWords
  ) throws -> Value { try SampleDecoder.value(type, words) }

  /// - Throws: `GivenProblem`.
  private static func read(
    _ content: GivenData.Activity.Content, at index: Int
  ) throws -> ActivityContent<Attributes.ContentState> {
    let isPlain = content.staleDate == nil && content.relevanceScore == nil
    let subject = isPlain ? "states[\(index)]" : "contents[\(index)].state"
    return ActivityContent(
      state: try read(Attributes.ContentState.self, content.state, subject),
      staleDate: try content.staleDate.map {
        try read(Date.self, $0, "contents[\(index)].staleDate")
      },
      relevanceScore: content.relevanceScore ?? 0)
  }

  /// - Throws: `GivenProblem`.
  private static func read<Value: Decodable>(
    _ type: Value.Type, _ json: Data, _ subject: String
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      return try style.parse(container.decode(String.self))
    }
    do {
      return try decoder.decode(type, from: json)
    } catch {
      let words = (error as? DecodingError).map(GivenProblem.words) ?? "\(error)"
      throw GivenProblem(words: "\(subject): \(words)")
    }
  }
}

/// Why a value that is given cannot be read.
private struct GivenProblem: Error {
  /// In one sentence.
  let words: String

  static func words(_ error: DecodingError) -> String {
    func keyPath(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return
        "there is no \((context.codingPath + [key]).map(\.stringValue).joined(separator: "."))."
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "\(keyPath(context)) is no \(type)."
    case .dataCorrupted(let context):
      return "\(keyPath(context)) cannot be read. \(context.debugDescription)"
    @unknown default: return "it cannot be read."
    }
  }
}

extension Rule {
  static let noContentState = Rule(
    "no-content-state", fault: .widget, .note, "No content state of a Live Activity is known",
    why: "There is nothing to draw it from, and its type does not let one be made up.",
    remedy: "Give states under \"activities\" in vitrine.json, or add a #Preview with "
      + "contentStates.")
  static let madeUpState = Rule(
    "made-up-state", fault: .widget, .note, "A Live Activity shows values that are made up",
    why: "Neither vitrine.json nor a preview says what it is to show.",
    remedy: "Give states under \"activities\" in vitrine.json, or add a #Preview with "
      + "contentStates.")
  static let givenStateUnread = Rule(
    "given-state-unread", fault: .input, .error,
    "A content state in vitrine.json is none of the Live Activity",
    why: "Its Codable does not read it, so that it is not drawn.",
    remedy: "Write it as the type's Codable reads it.")
}
