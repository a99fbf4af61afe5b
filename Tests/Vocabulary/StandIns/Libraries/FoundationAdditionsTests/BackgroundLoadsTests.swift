import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FoundationAdditions

/// What a delegate of a background session was told.
private final class Listener: NSObject, URLSessionDownloadDelegate {
  let heard = Mutex<[String]>([])

  /// All of it, when the queue has come to its end.
  func told(on queue: OperationQueue) -> [String] {
    queue.waitUntilAllOperationsAreFinished()
    return heard.withLock { $0 }
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) { heard.withLock { $0.append("file") } }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) { heard.withLock { $0.append(error == nil ? "done" : "failed") } }

  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
    heard.withLock { $0.append("all") }
  }
}

@Suite("Loads of background sessions", OwnDiagnostics(), .serialized)
struct BackgroundLoadsTests {
  private let loads = BackgroundLoads.current
  private let address = URL(string: "https://example.org/tides.json")!

  private func session(_ listener: Listener, _ identifier: String = "tides") -> URLSession {
    URLSession(
      configuration: .background(withIdentifier: identifier), delegate: listener,
      delegateQueue: nil)
  }

  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(file)
  }

  @Test("A gallery answers them at once")
  func gallery() throws {
    let listener = Listener()
    let session = session(listener)
    session.downloadTask(with: address).resume()
    #expect(listener.told(on: session.delegateQueue) == ["failed"])
    #expect(loads.pending.isEmpty)
  }

  @Test("They wait until they are finished; then the session that was made last hears of them")
  func waiting() async throws {
    loads.begin()
    defer { loads.reset() }
    try await withFile { file in
      let (first, last) = (Listener(), Listener())
      session(first).downloadTask(with: file).resume()
      session(first).downloadTask(with: address).resume()
      URLSession(configuration: .default).downloadTask(with: file).resume()
      let now = VitrineClock.now
      #expect(
        loads.pending == [.init(identifier: "tides", begun: now, earliest: now)])
      let anew = session(last)
      #expect(await anew.allTasks.map(\.state) == [.running, .running])
      await loads.finish("tides")
      #expect(first.heard.withLock { $0 }.isEmpty)
      #expect(last.heard.withLock { $0 } == ["file", "done", "failed", "all"])
      #expect(loads.pending.isEmpty)
      #expect(await anew.allTasks.isEmpty)
    }
  }

  @Test("One that is to begin later stays, one that is given up is gone")
  func later() async throws {
    loads.begin()
    defer { loads.reset() }
    try await withFile { file in
      let listener = Listener()
      let session = session(listener, "later")
      let later = session.downloadTask(with: file)
      later.earliestBeginDate = VitrineClock.now.addingTimeInterval(600)
      later.resume()
      await loads.finish("later")
      #expect(loads.pending.map(\.earliest) == [VitrineClock.now.addingTimeInterval(600)])
      #expect(listener.heard.withLock { $0 }.isEmpty)
      later.cancel()
      #expect(loads.pending.isEmpty && later.state == .completed)
      #expect(listener.told(on: session.delegateQueue) == ["failed"])
    }
  }
}
