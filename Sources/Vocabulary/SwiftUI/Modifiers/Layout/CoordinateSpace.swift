import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> _ModifiedView {
    modified(NamedSpaceModifier(name: AnyHashable(name)))
  }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> _ModifiedView {
    modified(NamedSpaceModifier(name: name.name))
  }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroll view. A picture shows its beginning, so that its content begins at 0.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace()) }
  /// The nearest scroll view, of whatever axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// The name of the space of the nearest scroll view.
struct ScrollSpace: Hashable {}

/// Remembers the node of a view under a name, for the views below.
package struct NamedSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    let container = ContainerFrame()
    let outer = resolver.environment
    resolver.environment[NamedSpaces.self][name] = container
    let first = resolver.nodes.count
    base._resolve(resolver)
    resolver.environment = outer
    container.node = resolver.nodes.count > first ? resolver.nodes[first] : nil
  }
}

/// The named spaces a view can ask for.
enum NamedSpaces: EnvironmentKey {
  static var defaultValue: [AnyHashable: ContainerFrame] { [:] }
}
