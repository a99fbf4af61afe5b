/// Closures of a few views, as most are: a list of just these is made at once, where one of any
/// number of types has to be counted and filled.
extension ViewBuilder {
  /// A closure of two views.
  public static func buildBlock<A: View, B: View>(
    _ a: A, _ b: B
  ) -> TupleView<A, B> {
    TupleView(elements: [a, b])
  }

  /// A closure of three views.
  public static func buildBlock<A: View, B: View, C: View>(
    _ a: A, _ b: B, _ c: C
  ) -> TupleView<A, B, C> {
    TupleView(elements: [a, b, c])
  }

  /// A closure of four views.
  public static func buildBlock<A: View, B: View, C: View, D: View>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> TupleView<A, B, C, D> {
    TupleView(elements: [a, b, c, d])
  }

  /// A closure of five views.
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> TupleView<A, B, C, D, E> {
    TupleView(elements: [a, b, c, d, e])
  }

  /// A closure of six views.
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> TupleView<A, B, C, D, E, F> {
    TupleView(elements: [a, b, c, d, e, f])
  }

  /// A closure of seven views.
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> TupleView<A, B, C, D, E, F, G> {
    TupleView(elements: [a, b, c, d, e, f, g])
  }
}
