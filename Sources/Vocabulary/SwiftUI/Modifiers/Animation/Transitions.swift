public import Foundation
public import VectorDrawing
public import ViewGraph

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// Comes and goes at once.
  public static let identity = AnyTransition()
  /// Fades.
  public static let opacity = AnyTransition()
  /// Grows from nothing.
  public static let scale = AnyTransition()
  /// Comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition()
  /// Blurs.
  public static let blurReplace = AnyTransition()

  /// Grows from a factor; not kept.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Comes from and goes to an edge; not kept.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// Pushes what was there away from an edge; not kept.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// Comes from a distance in points; not kept.
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
  /// Comes from a distance in points; not kept.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
  /// Comes one way and goes another; only the first is kept.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Together with another transition, which is not kept.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own, which is not kept.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// The content changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// The content fades from one state to the next.
  public static let opacity = ContentTransition(name: "opacity")
  /// Text moves and fades from one state to the next.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Symbols change by an effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Digits roll, up unless told otherwise; the direction is not kept.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll, in the direction in which a number changes; the number is not kept.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// What views with a matched geometry share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit per property.
  public let rawValue: UInt32
  /// The properties of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the view lies.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where the view lies and how large it is.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A scope of names.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a scope.
  public struct ID: Hashable, Sendable { init() {} }
  /// A scope of its own; all are equal here, for nothing flies.
  public init() {}
  /// The identity of the scope.
  public var wrappedValue: ID { ID() }
}
