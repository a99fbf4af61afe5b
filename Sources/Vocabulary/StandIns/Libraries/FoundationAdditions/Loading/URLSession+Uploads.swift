public import Foundation

/// Tasks that send something. Nothing is sent; the answer is that to the request alone.
extension URLSession {
  public func uploadTask(with request: URLRequest, from body: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request: request, of: self, complete: Self.tellData)
  }

  public func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(request: request, of: self, complete: Self.tellData)
  }

  public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    URLSessionUploadTask(request: request, of: self, complete: Self.tellData)
  }

  public func uploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    uploadTask(with: request, from: nil, completionHandler: completionHandler)
  }

  public func uploadTask(
    with request: URLRequest, from body: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(
      request: request, of: self, complete: URLSessionTask.telling(completionHandler))
  }
}
