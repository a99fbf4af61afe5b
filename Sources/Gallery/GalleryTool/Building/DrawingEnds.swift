import DiagnosticRecords
import ProcessRunning
import WidgetProgram

/// How the processes ended that drew a widget one after another: where one is ended by a trap, the
/// next goes on with what is left.
struct DrawingEnds: Sendable {
  /// A process that did not come to its end by itself.
  struct Loss: Sendable {
    /// What it was at; nil if it had not begun with anything.
    let step: DrawingStep?
    let end: ProgramEnd
  }

  private(set) var losses: [Loss] = []
  /// All that they have written.
  private(set) var lines: [RunJournal.Line] = []
  /// How many steps were begun in all.
  private(set) var steps = 0
  /// The most memory that one of them took, bytes.
  private(set) var peakMemory = 0

  /// So many processes draw a widget in one of its surroundings, at most. What needs no timeline is
  /// drawn before timelines once one has been lost, so that what is then left are timelines.
  private static let limit = 9

  /// Runs processes until one comes to its end, or another would get no further.
  ///
  /// - Parameters:
  ///   - journal: What they have written so far.
  ///   - run: Runs one process.
  init(journal: () -> [RunJournal.Line], run: () -> ProgramEnd) {
    for _ in 0..<Self.limit {
      let end = run()
      peakMemory = max(peakMemory, end.outcome?.peakMemory ?? 0)
      lines = journal()
      let begun = lines.compactMap(\.step)
      let step = begun.count > steps ? begun.last : nil
      steps = begun.count
      if lines.contains(where: \.isFinished) { return }
      losses.append(Loss(step: step, end: end))
      if step == nil || !end.isTrap { return }
    }
  }

  /// What processes have written before that came to their end.
  init(_ lines: [RunJournal.Line], _ peakMemory: Int) {
    (self.lines, self.peakMemory) = (lines, peakMemory)
    steps = lines.compactMap(\.step).count
  }

  /// What processes have done that shared a widget: in the order in which one would have, and what
  /// holds for all of the widget once.
  init(joining shares: [DrawingEnds]) {
    losses = shares.flatMap(\.losses)
    steps = shares.reduce(0) { $0 + $1.steps }
    peakMemory = shares.map(\.peakMemory).max() ?? 0
    guard shares.count > 1 else {
      lines = shares.first?.lines ?? []
      return
    }
    var said: Set<Diagnostic> = []
    var chapters: [(step: DrawingStep?, lines: [RunJournal.Line])] = []
    for share in shares {
      chapters.append((nil, []))
      for line in share.lines {
        if let step = line.step { chapters.append((step, [])) }
        if case .diagnostic(let note) = line, note.render == nil, !said.insert(note).inserted {
          continue
        }
        chapters[chapters.count - 1].lines.append(line)
      }
    }
    // Sorting keeps the order of what is equal.
    lines = chapters.sorted {
      Self.position($0.step).lexicographicallyPrecedes(Self.position($1.step))
    }
    .flatMap(\.lines)
  }

  /// Where a step comes in the plan, after what is known before the first.
  private static func position(_ step: DrawingStep?) -> [Int] {
    guard let step else { return [] }
    let question = DrawingStep.Question.allCases.firstIndex(of: step.question) ?? 0
    return [step.instance, step.slot, question]
  }

  /// What to say of the losses: what was lost in the same way is said once.
  ///
  /// - Parameters:
  ///   - name: The widget's.
  ///   - limit: Seconds that each process had.
  func diagnostics(_ failure: ProcessFailure, name: String, limit: Double) -> [Diagnostic] {
    var groups: [(story: Diagnostic, losses: [Loss])] = []
    for loss in losses {
      let story = failure.diagnostic(loss.end, of: "", limit: limit)
      if let index = groups.firstIndex(where: { $0.story == story }) {
        groups[index].losses.append(loss)
      } else {
        groups.append((story, [loss]))
      }
    }
    return groups.map { group in
      let lost = group.losses.compactMap(\.step)
      let task = steps > 1 ? Self.task(lost, of: name) : nil
      return failure.diagnostic(
        group.losses[0].end, of: task ?? "rendering \(name)", limit: limit)
    }
  }

  /// Steps in words; nil for none.
  private static func task(_ steps: [DrawingStep], of name: String) -> String? {
    if steps.isEmpty { return nil }
    let questions = DrawingStep.Question.allCases.filter { steps.map(\.question).contains($0) }
    var families: [String] = []
    for step in steps where !families.contains(step.family) { families.append(step.family) }
    let what = questions.map(\.rawValue).joined(separator: " and ")
    return "rendering the \(what) of \(name) for \(families.joined(separator: ", "))"
  }
}

extension RunJournal.Line {
  fileprivate var step: DrawingStep? { if case .began(let step) = self { step } else { nil } }

  fileprivate var isFinished: Bool { if case .finished = self { true } else { false } }
}
