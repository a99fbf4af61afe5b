/// Something under way that can be given up.
public protocol Cancellable {
  /// Gives it up.
  func cancel()
}

extension Cancellable {
  /// Keeps it alive as long as the set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable { self.cancel() }.store(in: &set)
  }
}

/// Gives something up when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var action: (() -> Void)?

  /// Runs `cancel` once, at the latest when it goes away.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Gives up what it wraps.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Gives it up.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps it alive as long as the set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it alive as long as the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
