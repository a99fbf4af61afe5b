import Foundation
import WidgetHost
import WidgetProgram

extension GalleryRun {
  /// What one process draws of a widget.
  private struct Part: Sendable {
    let process: Process
    let share: DrawingShare
  }

  /// The parts of a widget, those that share its families in the same surroundings together.
  private func parts(of task: Task) -> [[Part]] {
    processes(of: task.widget).map { process in
      task.entry.shares.map { Part(process: process, share: $0) }
    }
  }

  /// What all parts of a run are drawn with.
  struct Drawing: Sendable {
    /// Units that the program is told to leave alone.
    let skipped: String
    let work: URL
    /// The catalogue folder.
    let output: URL
    let progress: Progress
    /// Where parts are found that were drawn before.
    let parts: PartStore?
  }

  /// Draws widgets, some at a time, and reads what was drawn of each as soon as all of it is there.
  ///
  /// - Returns: What became of each, in their order.
  func draw(_ tasks: [Task], _ drawing: Drawing) -> [Result] {
    let (output, progress) = (drawing.output, drawing.progress)
    let results = Gathered<Result>(count: tasks.count)
    var jobs: [(part: Part, draw: @Sendable () -> Void)] = []
    for (number, task) in tasks.enumerated() {
      let parts = parts(of: task)
      let ends = Gathered<DrawingEnds>(count: parts.joined().count)
      if parts.isEmpty { results.set(gather(task, [], output), at: number) }
      for (position, part) in parts.joined().enumerated() {
        let draw: @Sendable () -> Void = {
          progress.beganWidget(task.entry.name)
          let end = self.draw(part, of: task, drawing)
          progress.finishedWidget(task.entry.name, renders: end.lines.count { $0.render != nil })
          guard let all = ends.set(end, at: position) else { return }
          let joined = all.chunked(task.entry.shares.count).map(DrawingEnds.init(joining:))
          results.set(self.gather(task, joined, output), at: number)
        }
        jobs.append((part, draw))
      }
    }
    progress.expect(jobs.count)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = slots.count
    // What takes longest begins first, so that nothing long is left when all else is done.
    for job in jobs.sorted(by: { $0.part.share.pictures > $1.part.share.pictures }) {
      queue.addOperation(job.draw)
    }
    queue.waitUntilAllOperationsAreFinished()
    return results.all.compactMap { $0 }
  }

  private func draw(_ part: Part, of task: Task, _ drawing: Drawing) -> DrawingEnds {
    let (options, families) = (part.process.options, part.share.families)
    let folder = drawn(task, options, drawing.output)
    let arguments = [
      "\(task.widget.position)", task.id, drawing.skipped, families.joined(separator: ","),
      task.widget.group,
    ]
    let draw = {
      DrawingEnds {
        folder.lines(ofJournal: options.journal(task.id, families: families))
      } run: {
        child(
          "render", of: task.id, families: families, part.process, drawing.work, folder, arguments,
          seconds: widgetSeconds)
      }
    }
    guard let parts = drawing.parts, let key = parts.key(task.widget, options, arguments) else {
      return draw()
    }
    if let known = parts.restore(key, into: folder) { return known }
    let ends = draw()
    parts.keep(ends, key, from: folder)
    return ends
  }

  /// What the processes draw into that share a widget in the same surroundings.
  func drawn(_ task: Task, _ options: ProgramOptions, _ output: URL) -> DrawnFolder {
    DrawnFolder(in: drawing(output), name: options.journal(task.id))
  }

  /// Where the processes draw: in the catalogue's folder, but not yet among its files.
  func drawing(_ output: URL) -> URL { output.appendingPathComponent(".drawn-" + bundle) }
}

extension [DrawingEnds] {
  /// So many at a time.
  fileprivate func chunked(_ count: Int) -> [[DrawingEnds]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0..<$0 + count]) }
  }
}
