public import Foundation
public import FoundationAdditions

extension URLSession {
  /// Sends the answer to a request, from fixtures or as a failure, once.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      Future<Output, URLError> { promise in
        // The stand-in answers before `resume()` returns, on the same thread.
        nonisolated(unsafe) let keep = promise
        session.dataTask(with: request) { data, response, error in
          if let data, let response {
            keep(.success((data, response)))
          } else {
            keep(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }.resume()
      }.receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}
