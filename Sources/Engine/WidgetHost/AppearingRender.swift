package import DiagnosticRecords
import Foundation
package import ViewGraph

/// Draws a picture whose views do something when they appear: renders, lets them, and renders again
/// what has come of it.
@MainActor package final class AppearingRender {
  /// Views that appear because others have set something may set something in turn, so many times.
  private static let rounds = 3
  /// Seconds a task may still take. After one that kept us waiting in vain the next ones get less,
  /// so that the widget's other pictures get their turn.
  private var patience = 1.0

  package init() {}

  /// - Parameter render: One render.
  package func settled(
    _ render: (Appearances) -> RenderedWidget
  ) async -> RenderedWidget {
    let appearances = Appearances()
    var drawn = render(appearances)
    var isLate = false
    for _ in 0..<Self.rounds {
      let actions = appearances.take()
      if actions.isEmpty { break }
      for action in actions where await !perform(action) {
        (isLate, patience) = (true, min(patience, 0.05))
      }
      drawn = render(appearances)
    }
    if isLate {
      drawn.diagnostics.append(
        Diagnostic(
          .taskNotFinished,
          "A task of a view did not end in a second: the picture shows what there was by then.",
          hint:
            "A device runs no tasks of widgets; let the timeline provider prepare what the view "
            + "shows."))
    }
    return drawn
  }

  /// Whether the action has ended.
  private func perform(_ action: Appearances.Action) async -> Bool {
    switch action {
    case .now(let run):
      run()
      return true
    case .later(let run): return await TimeLimit.answer(within: patience) { await run() } != nil
    }
  }
}

extension Rule {
  package static let taskNotFinished = Rule(
    "task-not-finished", fault: .widget, .note, "A task of a view has not ended in time",
    why: "The picture shows what there was by then.",
    remedy: "Let the timeline provider prepare what the view shows: a device runs no tasks.")
}
