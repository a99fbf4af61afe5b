public import Foundation

/// Waits for others to connect. Nobody may.
public final class NWListener: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  public struct Service: Hashable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?

    public init(name: String? = nil, type: String, domain: String? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Never called: nobody connects.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, self.port) = (parameters, port)
  }

  /// Says at once that nobody may connect.
  public func start(queue: DispatchQueue) { enter(.failed(.refused())) }

  public func cancel() { if state != .cancelled { enter(.cancelled) } }

  private func enter(_ state: State) {
    self.state = state
    stateUpdateHandler?(state)
  }
}
