import DiagnosticRecords
import Foundation
import GalleryServer
import ProcessRunning
import ProjectReader

/// One gallery in the making, on a thread of its own, while the last one is served.
final class LiveBuild: @unchecked Sendable {
  /// What came of it.
  enum Outcome: Sendable {
    /// A gallery, and what of the inputs did not compile.
    case made(GallerySummary, problems: [Diagnostic])
    /// No gallery, for these reasons.
    case broken(Stop)
    /// It was given up, as there is something newer to draw.
    case givenUp
  }

  /// The name of its gallery.
  let name: String
  /// What made it necessary; empty for the first.
  let changes: [FolderWatch.Change]
  /// When the last of the changes was made.
  let start: ContinuousClock.Instant
  /// Where its gallery goes.
  let folder: URL
  /// Whether it may show what there is although something of the inputs does not compile: better
  /// than nothing, but no better than a whole gallery.
  private let isFirst: Bool
  private let request: RenderRequest
  private let title: String
  private let lock = NSLock()
  private var found: Outcome?
  private var isDrawing = false
  private var isGivenUp = false
  private var read: [WidgetProject] = []

  init(
    name: String, changes: [FolderWatch.Change], since start: ContinuousClock.Instant, folder: URL,
    isFirst: Bool, request: RenderRequest, title: String
  ) {
    (self.name, self.changes, self.start, self.folder) = (name, changes, start, folder)
    (self.isFirst, self.request, self.title) = (isFirst, request, title)
  }

  /// What came of it; nil while it goes on.
  var outcome: Outcome? { lock.withLock { found } }

  /// The projects it has read.
  var projects: [WidgetProject] { lock.withLock { read } }

  func begin() {
    let thread = Thread { [self] in
      let outcome = perform()
      request.progress.clear()
      lock.withLock { found = isGivenUp ? .givenUp : outcome }
    }
    // As much as a program's first thread has.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Gives up drawing, as what is drawn has changed. Compilers are left to end: what they have done
  /// so far the next build does not have to do.
  func giveUp() {
    let isNew = lock.withLock {
      guard isDrawing, !isGivenUp, found == nil else { return false }
      isGivenUp = true
      return true
    }
    if isNew { RunningProcesses.end() }
  }

  private func perform() -> Outcome {
    do {
      let prepared = try request.prepare()
      lock.withLock {
        read = prepared.projects
        isDrawing = true
      }
      let isWhole = prepared.failed.isEmpty
      if prepared.runs.isEmpty || (!isWhole && !isFirst) {
        return .broken(Stop(prepared.diagnostics))
      }
      let summary = try GalleryBuild.make(
        prepared.runs, title: title, diagnostics: prepared.diagnostics, missing: prepared.missing,
        output: try OutputFolder(folder, kind: .gallery), bringsFonts: request.bringsFonts,
        live: name, progress: request.progress)
      return .made(summary, problems: isWhole ? [] : prepared.diagnostics)
    } catch {
      return .broken(Stop(error))
    }
  }
}
