public import ViewGraph

/// A way to come and go. Nothing does in a picture, where every view has come.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// –1 before, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that comes and goes, as a transition's body sees it.
public nonisolated struct PlaceholderContentView<Value>: View, PrimitiveView {
  let base: any View

  @MainActor package func resolve(into resolver: _ViewResolver) { base._resolve(resolver) }
}

/// A view as its transition leaves it once it has come.
public nonisolated struct _TransitionModifier<Way: Transition>: ViewModifier {
  let transition: Way

  @MainActor public func body(content: Content) -> Way.Body {
    transition.apply(content: content, phase: .identity)
  }
}

extension View {
  public nonisolated func transition<T: Transition>(
    _ transition: T
  ) -> ModifiedContent<Self, _TransitionModifier<T>> {
    modifier(_TransitionModifier(transition: transition))
  }
}
