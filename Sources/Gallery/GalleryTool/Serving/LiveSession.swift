import DiagnosticRecords
import Foundation
import GalleryServer
import ProcessRunning

/// `vitrine serve` from its start to Ctrl-C: looks for changes, draws, shows, and says so.
final class LiveSession {
  private let request: RenderRequest
  private let title: String
  private let work: WorkFolder
  private let site: LiveSite
  private let server: LocalServer
  private var watch: FolderWatch
  private var build: LiveBuild?
  /// Changes that are in no build yet, and when the last of them was made.
  private var waiting: [FolderWatch.Change] = []
  private var lastEdit = ContinuousClock.now
  private var shown: URL?
  private var count = 0
  private var known: Set<Diagnostic> = []
  private var news: LiveNews?

  /// Milliseconds between two looks for changes.
  static let interval = 250
  /// Milliseconds until the look that tells whether a change is over.
  private static let settling = 60

  init(
    _ request: RenderRequest, title: String, work: WorkFolder, site: LiveSite, server: LocalServer
  ) {
    (self.request, self.title, self.work) = (request, title, work)
    (self.site, self.server) = (site, server)
    watch = FolderWatch(WatchedFolders.of(request.inputs), excluding: [work.url])
  }

  /// Runs until the program is to end.
  func run() throws {
    let interrupt = EndingSignals.Claim()
    defer { interrupt.end() }
    server.start()
    defer { end() }
    say("\(title) is served at \(server.address) (Ctrl-C ends it)")
    if !server.isPrivate {
      Console.error("Whoever can reach this machine can see the gallery (--host \(server.host)).")
    }
    begin()
    while !interrupt.wait(milliseconds: pause) {
      notice(watch.look())
      if let build, let outcome = build.outcome { try finish(build, outcome) }
      if !waiting.isEmpty {
        if let build { build.giveUp() } else { begin() }
      }
      if let news, let line = news.line(site) {
        say(line)
        self.news = nil
      }
    }
  }

  private func notice(_ changes: [FolderWatch.Change]) {
    guard let age = changes.map(\.age).min() else { return }
    waiting += changes
    lastEdit = .now - .seconds(age)
  }

  /// Large trees are looked at less often, so that looking never takes much of a processor.
  private var pause: Int {
    let least = watch.isUnsettled || news != nil ? Self.settling : Self.interval
    return max(least, watch.count / 100)
  }

  private func say(_ line: String) {
    if !request.isQuiet { Console.line(line) }
  }

  private func begin() {
    flush()
    count += 1
    // The folder's name differs in every run of the tool, so pages of an earlier one notice.
    let name = "\(work.url.lastPathComponent.suffix(6))-\(count)"
    let build = LiveBuild(
      name: name, changes: waiting, since: lastEdit,
      folder: work.url.appendingPathComponent("gallery-\(count)"), isFirst: shown == nil,
      request: request, title: title)
    (self.build, waiting) = (build, [])
    site.tell { $0.isBusy = true }
    RunningProcesses.resume()
    build.begin()
  }

  private func finish(_ build: LiveBuild, _ outcome: LiveBuild.Outcome) throws {
    self.build = nil
    watch.add(WatchedFolders.of(build.projects))
    switch outcome {
    case .made(let summary, let problems): show(build, summary, problems)
    case .givenUp: waiting = build.changes + waiting
    case .broken(let stop):
      // What is wrong with the command itself no change of the sources mends.
      let isHopeless = [.usage, .nothing, .internalError].contains(stop.exitCode)
      if build.changes.isEmpty, isHopeless { throw stop }
      tell(stop.diagnostics)
      Report.diagnostics(stop.diagnostics)
      let words = shown == nil ? "no gallery yet" : "the last gallery is still served"
      say("\(LiveNews.subject(build.changes))nothing new after \(elapsed(build)); \(words)")
    }
  }

  private func show(_ build: LiveBuild, _ summary: GallerySummary, _ problems: [Diagnostic]) {
    let old = shown
    site.show(build.folder)
    shown = build.folder
    news = LiveNews(build, summary, seconds: elapsed(build), isAwaited: site.audience > 0)
    site.tell { state in
      state = LiveState(build: build.name, problems: Self.problems(problems))
    }
    // What was said of the gallery before need not be said again.
    Report.diagnostics(
      summary.diagnostics.filter { !known.contains($0) }, hasGallery: true)
    known = Set(summary.diagnostics)
    if let old { try? FileManager.default.removeItem(at: old) }
  }

  private func elapsed(_ build: LiveBuild) -> String {
    Report.seconds(GalleryJob.seconds(since: build.start))
  }

  private func tell(_ diagnostics: [Diagnostic]) {
    site.tell { state in
      (state.isBusy, state.problems) = (false, Self.problems(diagnostics))
    }
  }

  /// What pages show of problems: those that stand in the way, each once.
  private static func problems(_ diagnostics: [Diagnostic]) -> [LiveState.Problem] {
    var problems: [LiveState.Problem] = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let problem = LiveState.Problem(
        position: Report.position(of: diagnostic) ?? "", message: diagnostic.message)
      if !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }

  /// Says what waits to be said.
  private func flush() {
    if let news { say(news.text) }
    news = nil
  }

  /// Lets pages go, ends what runs, and waits until it has put its files away.
  private func end() {
    flush()
    server.stop()
    RunningProcesses.end()
    for _ in 0..<500 {
      guard let build, build.outcome == nil else { break }
      Thread.sleep(forTimeInterval: 0.02)
    }
    RunningProcesses.resume()
  }
}
