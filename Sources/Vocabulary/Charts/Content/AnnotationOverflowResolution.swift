/// What happens to annotations that do not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    /// What is done.
    enum Kind: Hashable { case automatic, disabled, padScale, fit(Boundary) }

    let kind: Kind

    /// What suits the data.
    public static let automatic = Strategy(kind: .automatic)
    /// It stays where it is.
    public static let disabled = Strategy(kind: .disabled)
    /// The scale makes room for it; here it is moved into the chart instead.
    public static let padScale = Strategy(kind: .padScale)
    /// It is moved into the chart.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// It is moved into the plot or the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  /// What annotations are kept within.
  public struct Boundary: Hashable, Sendable {
    private let name: String

    /// The chart.
    public static let automatic = Boundary(name: "automatic")
    /// The chart with its axes.
    public static let chart = Boundary(name: "chart")
    /// The plot.
    public static let plot = Boundary(name: "plot")
  }

  let x: Strategy
  let y: Strategy

  /// What suits the data.
  public static let automatic = AnnotationOverflowResolution()

  /// What happens along either axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
