public import Foundation

/// A conversation with a server. There is no network: sending and receiving fail.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }

  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway, protocolError, unsupportedData
    case noStatusReceived = 1005
    case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig
    case mandatoryExtensionMissing, internalServerError
    case tlsHandshakeFailure = 1015
  }

  open var maximumMessageSize = 1_048_576
  open var closeCode: CloseCode { .invalid }
  open var closeReason: Data? { nil }

  open func send(_ message: Message) async throws { throw Self.offline }

  open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  {
    completionHandler(Self.offline)
  }

  open func receive() async throws -> Message { throw Self.offline }

  open func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) { completionHandler(.failure(Self.offline)) }

  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    pongReceiveHandler(Self.offline)
  }

  open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }

  private static var offline: any Error { URLError.told(.notConnectedToInternet) }
}

extension URLSession {
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: url)
  }

  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request: request) { _, _ in }
  }
}
