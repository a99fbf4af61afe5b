import Foundation

open class GKState: NSObject, @unchecked Sendable {
  public fileprivate(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

open class GKStateMachine: NSObject, @unchecked Sendable {
  private let states: [GKState]
  public private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }

  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
