public import Foundation

extension URLSession {
  /// A task that loads to a file and keeps its address to itself, or tells the session's delegate.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// A task that loads to a file and keeps its address to itself, or tells the session's delegate.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request: request, of: self) { task, result in
      task.session?.tell(of: task) { session, listener in
        guard let task = task as? URLSessionDownloadTask else { return nil }
        let listener = listener as? any URLSessionDownloadDelegate
        do {
          let file = try Self.fileHolding(try result.get().0)
          listener?.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
          return nil
        } catch { return error }
      }
    }
  }

  /// A task that fails: nothing was ever left half loaded.
  public func downloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request: URLRequest(url: URL(fileURLWithPath: "/")), of: self) {
      task, _ in
      task.session?.tell(of: task) { _, _ in URLError.told(.cannotDecodeContentData) }
    }
  }

  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request: request, of: self) { _, result in
      do {
        let (data, response) = try result.get()
        completionHandler(try Self.fileHolding(data), response, nil)
      } catch {
        completionHandler(nil, nil, error)
      }
    }
  }

  /// Loads to a file, which is the caller's.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Loads to a file, which is the caller's.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try FixtureResponses.current.answer(to: request)
    return (try Self.fileHolding(data), response)
  }

  private static func fileHolding(_ data: Data) throws -> URL {
    let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("download.XXXXXX")
    var path = Array(pattern.path.utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw URLError.told(.cannotCreateFile) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return URL(fileURLWithPath: name)
  }
}
