import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing

@testable import GalleryTool
@testable import WidgetProgram

/// What processes have done that shared a widget.
struct DrawingEndsTests {
  /// A process that came to its end with these lines.
  private func share(_ lines: [RunJournal.Line]) -> DrawingEnds {
    DrawingEnds {
      lines + [.finished]
    } run: {
      ProgramEnd(
        nil, trace: nil, of: URL(fileURLWithPath: "/nowhere"), symbols: nil, files: [:])
    }
  }

  private func began(
    _ question: DrawingStep.Question, _ family: String, instance: Int, slot: Int
  ) -> RunJournal.Line {
    .began(DrawingStep(question, family, instance: instance, slot: slot))
  }

  private func words(_ ends: DrawingEnds) -> [String] {
    ends.lines.map { line in
      switch line {
      case .began(let step): "\(step.question) \(step.family) \(step.instance)"
      case .diagnostic(let note): note.message + (note.render.map { " in \($0)" } ?? "")
      case .finished: "finished"
      case .render, .timeline: "picture"
      }
    }
  }

  @Test("Shares are read in the order in which one process would have drawn, and say things once")
  func joins() {
    let known = RunJournal.Line.diagnostic(Diagnostic(.providerFailed, "Known"))
    var note = Diagnostic(.providerFailed, "Seen")
    note.render = "small"
    let small = share([
      known, began(.placeholder, "small", instance: 0, slot: 0), .diagnostic(note),
      .diagnostic(note), began(.timeline, "small", instance: 1, slot: 0), known,
    ])
    let large = share([
      known, began(.snapshot, "large", instance: 0, slot: 1),
      began(.placeholder, "large", instance: 1, slot: 1),
    ])
    let joined = DrawingEnds(joining: [small, large])
    #expect(joined.steps == 4 && joined.losses.isEmpty)
    #expect(
      words(joined) == [
        "Known", "placeholder small 0", "Seen in small", "Seen in small", "snapshot large 0",
        "timeline small 1", "finished", "placeholder large 1", "finished",
      ])
    #expect(words(DrawingEnds(joining: [small])) == words(small))
  }
}
