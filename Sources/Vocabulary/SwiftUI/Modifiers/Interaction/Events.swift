public import Foundation
public import ViewGraph

/// A picture is drawn once: views in it neither come nor go, nor are they touched.
extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> _ModifiedView {
    modified(InertModifier())
  }
}

/// A key on a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1b}")
  public static let space = KeyEquivalent(" ")
}

/// A combination of keys.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  public static let defaultAction = KeyboardShortcut(name: "default")
  public static let cancelAction = KeyboardShortcut(name: "cancel")
}

/// A touch or sound.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let impact = SensoryFeedback(name: "impact")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
}

/// Whether text can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
