import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FoundationAdditions

/// What a delegate was told.
private final class Listener: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate {
  let heard = Mutex<[String]>([])

  /// All of it, when the queue has come to its end.
  func told(on queue: OperationQueue) -> [String] {
    queue.waitUntilAllOperationsAreFinished()
    return heard.withLock { $0 }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    heard.withLock { $0.append("data \(data.count)") }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    heard.withLock { $0.append("answer \(response.expectedContentLength)") }
    completionHandler(dataTask.taskDescription == "unwanted" ? .cancel : .allow)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) { heard.withLock { $0.append(error == nil ? "done" : "failed") } }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) { heard.withLock { $0.append("took \(Int(metrics.taskInterval.duration))") } }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let count = (try? Data(contentsOf: location))?.count ?? -1
    heard.withLock { $0.append("file \(count)") }
  }
}

@Suite("Sessions", OwnDiagnostics())
struct URLSessionTests {
  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(file)
  }

  @Test("A delegate hears of data, of files, and of what failed")
  func delegate() async throws {
    try await withFile { file in
      let listener = Listener()
      let session = URLSession(
        configuration: .default, delegate: listener, delegateQueue: nil)
      session.dataTask(with: file).resume()
      session.downloadTask(with: file).resume()
      session.dataTask(with: file.appendingPathExtension("gone")).resume()
      session.uploadTask(with: URLRequest(url: file), from: Data()).resume()
      session.downloadTask(withResumeData: Data()).resume()
      #expect(
        listener.told(on: session.delegateQueue) == [
          "answer 5", "data 5", "took 0", "done", "file 5", "took 0", "done", "took 0", "failed",
          "answer 5", "data 5", "took 0", "done", "took 0", "failed",
        ])
    }
  }

  @Test("A delegate may do without what an answer brings")
  func cancelling() async throws {
    try await withFile { file in
      let listener = Listener()
      let session = URLSession(
        configuration: .default, delegate: listener, delegateQueue: nil)
      let task = session.dataTask(with: file)
      task.taskDescription = "unwanted"
      task.resume()
      #expect(listener.told(on: session.delegateQueue) == ["answer 5", "took 0", "failed"])
    }
  }

  @Test("A delegate hears of a task on the session's queue, not while the task is resumed")
  func queue() async throws {
    try await withFile { file in
      let listener = Listener()
      let queue = OperationQueue()
      queue.isSuspended = true
      let session = URLSession(
        configuration: .default, delegate: listener, delegateQueue: queue)
      session.dataTask(with: file).resume()
      #expect(session.delegateQueue === queue && listener.heard.withLock { $0 }.isEmpty)
      queue.isSuspended = false
      #expect(listener.told(on: queue) == ["answer 5", "data 5", "took 0", "done"])
    }
  }

  @Test("A download is a file of the caller's")
  func download() async throws {
    try await withFile { file in
      let (copy, response) = try await URLSession.shared.download(from: file)
      #expect(try Data(contentsOf: copy) == Data("hello".utf8))
      #expect(response.expectedContentLength == 5)
      try FileManager.default.removeItem(at: copy)
    }
  }

  @Test("A web socket is offline")
  func webSocket() async throws {
    let url = try #require(URL(string: "wss://example.org"))
    let task = URLSession.shared.webSocketTask(with: url)
    await #expect(throws: URLError.self) { try await task.send(.string("hi")) }
    let other = URLSession.shared.webSocketTask(with: url, protocols: ["chat"])
    await #expect(throws: URLError.self) { try await other.receive() }
  }

  @Test("Cookies and passwords are those that were put in")
  func keeping() throws {
    let jar = HTTPCookieStorage()
    let fields: [HTTPCookiePropertyKey: Any] = [
      .name: "a", .value: "1", .domain: ".example.org", .path: "/",
    ]
    jar.setCookie(try #require(HTTPCookie(properties: fields)))
    let address = try #require(URL(string: "https://www.example.org/x"))
    let other = try #require(URL(string: "https://example.com"))
    #expect(jar.cookies(for: address)?.map(\.value) == ["1"])
    #expect(jar.cookies(for: other)?.isEmpty == true)
    #expect(HTTPCookie(properties: [.name: "a"]) == nil)

    let store = URLCredentialStorage()
    func space(_ host: String) -> URLProtectionSpace {
      URLProtectionSpace(
        host: host, port: 443, protocol: "https", realm: nil, authenticationMethod: nil)
    }
    store.set(URLCredential(user: "u", password: "p", persistence: .none), for: space("a"))
    #expect(store.defaultCredential(for: space("a"))?.user == "u")
    #expect(store.defaultCredential(for: space("b")) == nil)
  }

  @Test("Shared values are those that were set, else the defaults'")
  func cloudValues() {
    let store = NSUbiquitousKeyValueStore()
    store.set("b", forKey: "a")
    store.set(Int64(3), forKey: "n")
    #expect(store.string(forKey: "a") == "b")
    #expect(store.longLong(forKey: "n") == 3 && store.double(forKey: "n") == 3)
    store.removeObject(forKey: "a")
    #expect(store.object(forKey: "a") == nil)
    #expect(store.bool(forKey: "none") == false)
  }

  @Test func namesTheQueueItWasGiven() {
    let queue = OperationQueue()
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: queue)
    #expect(session.delegateQueue === queue)
    let url = URL(string: "https://a.example")
    #expect(url.map { session.dataTask(with: $0).prefersIncrementalDelivery } == true)
  }
}

private protocol Loader {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loader {}

@Test("A session is what a protocol asks of one that loads")
func requirements() async {
  let loader: any Loader = URLSession.shared
  let url = URL(string: "https://example.org/none")!
  await #expect(throws: URLError.self) { try await loader.data(from: url) }
  await #expect(throws: URLError.self) { try await loader.data(for: URLRequest(url: url)) }
  await #expect(throws: URLError.self) { try await loader.download(from: url) }
}
