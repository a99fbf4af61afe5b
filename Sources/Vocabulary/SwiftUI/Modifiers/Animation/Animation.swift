import DiagnosticRecords
public import Foundation
public import VectorDrawing
public import ViewGraph

/// How a change is animated. Pictures stand still, so that a name is enough.
public struct Animation: Equatable, Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let `default` = Animation(name: "default")
  /// The same speed throughout.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at first and last.
  public static let easeInOut = Animation(name: "easeInOut")
  /// A spring.
  public static let spring = Animation(name: "spring")
  /// A spring that swings beyond its end.
  public static let bouncy = Animation(name: "bouncy")
  /// A spring that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// A spring that hardly swings.
  public static let snappy = Animation(name: "snappy")
  /// A stiff spring, for what follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  /// The same speed throughout, for some seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Slow at first, for some seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Slow at last, for some seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Slow at first and last, for some seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// A speed by a Bézier curve; kept as `easeInOut`, for nothing moves.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { easeInOut }
  /// A spring by its response; `spring()` is the one by duration.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }
  /// A spring by its duration in seconds; the numbers are not kept.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }
  /// A stiff spring by its response in seconds; the numbers are not kept.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  /// A spring by its physics; kept as `spring`, for nothing moves.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { spring }
  /// A spring that swings beyond its end, for some seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy
  }
  /// A spring that does not swing, for some seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    smooth
  }
  /// A spring that hardly swings, for some seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    snappy
  }

  /// Begins later by some seconds; not kept.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Runs faster by a factor; not kept.
  public func speed(_ speed: Double) -> Animation { self }
  /// Runs several times; not kept.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Runs without end; not kept.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change; nothing moves in a picture.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Animates changes of the view; a picture shows their end.
  public nonisolated func animation(_ animation: Animation?) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Animates the view when a value changes; a picture shows the end.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Animates what is done in the closure; a picture shows the result.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (_ModifiedView) -> V
  ) -> _ModifiedView { body(modified(InertModifier())).modified(InertModifier()) }
  /// Goes through phases; a picture shows the first.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (_ModifiedView, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> _ModifiedView {
    var iterator = phases.makeIterator()
    let base = modified(InertModifier())
    guard let first = iterator.next() else { return base }
    return content(base, first).modified(InertModifier())
  }
  /// Goes through phases when a value changes; a picture shows the first.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (_ModifiedView, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> _ModifiedView { phaseAnimator(phases, content: content, animation: animation) }
  /// How the view comes and goes; nothing does in a picture.
  public nonisolated func transition(_ t: AnyTransition) -> _ModifiedView {
    modified(InertModifier())
  }
  /// How content of the view changes; nothing does in a picture.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Lets the view fly from one of the same name; in a picture it stays where it is laid out,
  /// which a warning says where it would have taken the frame of another.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> _ModifiedView {
    if isSource { return modified(InertModifier()) }
    return modified(
      ReportModifier(
        .matchedGeometryNotFollowed,
        "A view that takes its frame from another one stays where it is laid out.",
        hint: "Use an overlay, a background or a preference of anchors."))
  }
}

extension Binding {
  /// The binding with an animation; nothing moves in a picture.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Rule {
  static let matchedGeometryNotFollowed = Rule(
    "matched-geometry-not-followed", fault: .vitrine, .warning,
    "A view does not take its frame from another one",
    why: "It stays where it is laid out.",
    remedy: "Use an overlay, a background or a preference of anchors.")
}
