public import Foundation

/// A connection to another machine. It is refused.
public final class NWConnection: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case preparing, ready
    case failed(NWError)
    case cancelled
  }

  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public final class ContentContext: Sendable {
    public let identifier: String
    public let isFinal: Bool

    public init(identifier: String, isFinal: Bool = false) {
      (self.identifier, self.isFinal) = (identifier, isFinal)
    }

    public static let defaultMessage = ContentContext(identifier: "Default Message")
    public static let finalMessage = ContentContext(identifier: "Final Message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default Stream")
  }

  public typealias Received = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  /// Hears of a state at once. One that is set after the start hears what the last one missed: the
  /// answer of a network would still be on its way.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    didSet { tell() }
  }
  private var untold: State?
  /// Never called: there is no connection.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// Never called: there is no connection.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  /// Never called: there is no connection.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  /// How the other machine is reached: it is not.
  public var currentPath: NWPath? { nil }

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }

  /// Says at once that the other machine refused.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    enter(.failed(.refused()))
  }

  public func cancel() { if state != .cancelled { enter(.cancelled) } }
  public func forceCancel() { cancel() }

  private func enter(_ state: State) {
    (self.state, untold) = (state, state)
    tell()
  }

  private func tell() {
    guard let state = untold, let handler = stateUpdateHandler else { return }
    untold = nil
    handler(state)
  }

  /// Fails at once: there is no connection.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let answer) = completion { answer(.refused()) }
  }

  /// Fails at once: there is no connection.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Received
  ) { completion(nil, nil, true, .refused()) }

  /// Fails at once: there is no connection.
  public func receiveMessage(completion: @escaping Received) {
    completion(nil, nil, true, .refused())
  }
}
