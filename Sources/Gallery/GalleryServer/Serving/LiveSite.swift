import FilePaths
package import Foundation

/// The site that is served: the newest good gallery, and what there is to say about the next.
///
/// Threads of the server ask it, the one that builds changes it.
package final class LiveSite: @unchecked Sendable {
  private let condition = NSCondition()
  private var folder: URL?
  private var state = LiveState()
  /// How often the state has changed.
  private var version = 0
  private var isClosed = false
  /// When a page first said that it shows a build.
  private var sightings: [String: ContinuousClock.Instant] = [:]
  private var listeners = 0

  /// Files that are served beside the gallery, under `live/`.
  private let liveFolder: URL

  /// The folder of `liveFolder` in addresses.
  private static let livePath = "live"
  /// Where pages listen.
  private static let events = "events"
  /// What stands in for every page until there is a gallery.
  private static let waiting = "waiting.html"

  /// - Parameter liveFolder: The scripts that only served pages have, and the page to wait on.
  package init(liveFolder: URL) { self.liveFolder = liveFolder }

  /// What a request gets.
  package enum Answer: Hashable, Sendable {
    case response(HTTPResponse)
    /// Every state from now on; the page says which build it shows.
    case events(shown: String)
  }

  package func answer(_ request: HTTPRequest) -> Answer {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .response(.refusal(.methodNotAllowed, "Only GET and HEAD are understood."))
    }
    guard var path = request.path else {
      return .response(.refusal(.badRequest, "This is no path of the gallery."))
    }
    if path.last == "" { path[path.count - 1] = "index.html" }
    if path == [Self.livePath, Self.events] {
      return .events(shown: request.query("build") ?? "")
    }
    return .response(file(path))
  }

  private func file(_ path: [String]) -> HTTPResponse {
    if path.first == Self.livePath { return file(path.dropFirst(), in: liveFolder) }
    if let folder = condition.withLock({ folder }) { return file(path[...], in: folder) }
    return path.last?.hasSuffix(".html") == true
      ? file([Self.waiting], in: liveFolder)
      : .refusal(.unavailable, "The gallery is not made yet.")
  }

  private func file(_ path: ArraySlice<String>, in folder: URL) -> HTTPResponse {
    let file = path.reduce(folder) { $0.appendingPathComponent($1) }
    var isFolder: ObjCBool = false
    guard PathReach.isInside(file.path, folder.path),
      FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      !isFolder.boolValue,
      let data = try? Data(contentsOf: file)
    else { return .refusal(.notFound, "There is no such file in the gallery.") }
    return HTTPResponse(.ok, type: MediaType.of(path.last ?? ""), body: data)
  }

  /// Serves another gallery from now on.
  package func show(_ folder: URL) { condition.withLock { self.folder = folder } }

  /// Changes what pages are told.
  package func tell(_ change: (inout LiveState) -> Void) {
    condition.withLock {
      let before = state
      change(&state)
      guard state != before else { return }
      version += 1
      condition.broadcast()
    }
  }

  /// Lets everybody who listens go.
  package func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// The state, when it is another than that of a version, or after a while; nil when closed.
  func next(after known: Int, seconds: Double) -> (version: Int, state: LiveState)? {
    condition.withLock {
      if version == known, !isClosed {
        _ = condition.wait(until: Date(timeIntervalSinceNow: seconds))
      }
      return isClosed ? nil : (version, state)
    }
  }

  /// Pages that may listen; each takes a thread.
  private static let mostListeners = 64
  /// Builds that are remembered to have been seen, and the longest name of one.
  private static let (mostSightings, longestName) = (1000, 100)

  /// A page begins to listen, unless too many do.
  func beginListening(shown: String) -> Bool {
    condition.withLock {
      guard listeners < Self.mostListeners else { return false }
      listeners += 1
      let isNews = sightings[shown] == nil && shown.utf8.count <= Self.longestName
      if isNews, sightings.count < Self.mostSightings { sightings[shown] = .now }
      return true
    }
  }

  func endListening() { condition.withLock { listeners -= 1 } }

  /// How many pages listen.
  package var audience: Int { condition.withLock { listeners } }

  /// When the first page showed a build; nil if none has.
  package func sighting(of build: String) -> ContinuousClock.Instant? {
    condition.withLock { sightings[build] }
  }
}
