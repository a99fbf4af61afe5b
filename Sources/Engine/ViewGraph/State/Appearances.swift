/// What views do when they appear, and the values that they own from one render to the next, in
/// renders of one picture that follow each other until nothing new appears. Used on the main actor
/// only.
///
/// A render without it calls no action and only says whether there are any
/// (`RenderOutcome.hasAppearances`), so that pictures without pay nothing.
package final class Appearances {
  /// What a view does as it appears.
  package enum Action {
    case now(() -> Void)
    case later(@Sendable () async -> Void)
  }

  private var owned: [String: AnyObject] = [:]
  private var followed: [String: Any] = [:]
  private var called: Set<String> = []
  private var waiting: [Action] = []

  package init() {}

  /// The actions of what has appeared since the last call: those of inner views before those of
  /// outer ones, in the order of the code.
  package func take() -> [Action] {
    defer { waiting = [] }
    return waiting
  }

  fileprivate func owned<Box: AnyObject>(_ key: String, _ make: () -> Box) -> Box {
    if let box = owned[key] as? Box { return box }
    let box = make()
    owned[key] = box
    return box
  }

  fileprivate func appear(_ key: String, _ action: Action) {
    if called.insert(key).inserted { waiting.append(action) }
  }

  fileprivate func follow<Value: Equatable>(
    _ key: String, _ value: Value, _ action: (Value) -> Action
  ) {
    if let old = followed[key] as? Value, old != value { waiting.append(action(old)) }
    followed[key] = value
  }
}

/// The path of a view, by which what it owns is found again in the next render: the types of the
/// views around it, each with its number among equals.
final class AppearancePath {
  private let key: String
  private var counts: [String: Int] = [:]

  init(key: String = "") { self.key = key }

  /// Another key each time.
  fileprivate func next(_ name: String) -> String {
    counts[name, default: 0] += 1
    return "\(key)/\(name)#\(counts[name] ?? 0)"
  }

  fileprivate func child(_ type: Any.Type) -> AppearancePath {
    AppearancePath(key: next(String(reflecting: type)))
  }
}

private struct AppearancePathKey: EnvironmentKey {
  static var defaultValue: AppearancePath { AppearancePath() }
}

extension EnvironmentValues {
  /// Begins the paths anew.
  mutating func beginPaths() { self[AppearancePathKey.self] = AppearancePath() }

  /// The box of a value that a view owns; nil in a render that begins anew each time.
  package func owned<Box: AnyObject>(_ make: () -> Box) -> Box? {
    session.appearances?.owned(self[AppearancePathKey.self].next("value"), make)
  }
}

extension _ViewResolver {
  /// Resolves a view under a path of its own.
  func below(_ type: Any.Type, _ body: () -> Void) {
    let outer = environment
    environment[AppearancePathKey.self] = outer[AppearancePathKey.self].child(type)
    body()
    environment = outer
  }

  /// What a view does when it appears.
  package func appear(_ action: Appearances.Action) {
    guard let appearances = session.appearances else {
      session.outcome.hasAppearances = true
      return
    }
    appearances.appear(environment[AppearancePathKey.self].next("action"), action)
  }

  /// What a view does when a value is not what it was in the render before; false in a render that
  /// knows of none before.
  package func follow<Value: Equatable>(
    _ value: Value, _ action: (_ old: Value) -> Appearances.Action
  ) -> Bool {
    guard let appearances = session.appearances else { return false }
    appearances.follow(environment[AppearancePathKey.self].next("change"), value, action)
    return true
  }
}
