import LayoutEngine
public import ViewGraph

extension View {
  /// Names the coordinates of the view.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> _ModifiedView {
    modified(NamedSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the coordinates of the view.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> _ModifiedView {
    modified(NamedSpaceModifier(name: name.name))
  }
}

/// A space in which places are measured.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// That of the whole widget.
  case global
  /// That of the view itself.
  case local
  /// That of a view above with this name.
  case named(AnyHashable)

  /// Whether it is the space of the whole widget.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A space in which places are measured.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the view that asks.
  public init() {}
  /// The local one.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the whole widget.
  public init() {}
  /// The global one.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view above that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The named one.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole widget.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view above with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Remembers the node of a view under a name, for the views below.
package struct NamedSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    let place = ContainerPlace()
    let outer = resolver.environment
    resolver.environment[NamedSpaces.self][name] = place
    let first = resolver.nodes.count
    base._resolve(resolver)
    resolver.environment = outer
    place.node = resolver.nodes.count > first ? resolver.nodes[first] : nil
  }
}

/// The named spaces a view can ask for.
enum NamedSpaces: EnvironmentKey {
  static var defaultValue: [AnyHashable: ContainerPlace] { [:] }
}
