/// Builds views from closures of any length.
@resultBuilder public struct ViewBuilder {
  /// The view, which knows from here on where it stands.
  public static func buildExpression<Content: View>(
    _ content: Content, file: StaticString = #filePath, line: UInt = #line
  ) -> Content { content._standing(in: file, at: line) }

  /// A view of the vocabulary's own code, which stands where the code does that uses it.
  package static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Refuses what is not a view, with a message a person can read.
  @available(*, unavailable, message: "this expression is not a View")
  public static func buildExpression(_ invalid: Any) -> EmptyView { fatalError() }

  /// An empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure of several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    // Here and not in an initialiser, which would have to be handed copies of all.
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    let elements = [any View](unsafeUninitializedCapacity: count) { room, used in
      for view in repeat each content {
        room.initializeElement(at: used, to: view)
        used += 1
      }
    }
    return TupleView(elements: elements)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// A branch under `if #available`, whose type must not show.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// What code written with the SDK of 2026 calls it, which builds content of any kind with it; here
/// only views.
public typealias ContentBuilder = ViewBuilder
