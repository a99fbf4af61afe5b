public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    /// What is done.
    enum Kind: Hashable { case automatic, disabled, padScale, fit(Boundary) }

    let kind: Kind

    public static let automatic = Strategy(kind: .automatic)
    public static let disabled = Strategy(kind: .disabled)
    /// The scale makes room for it; here it is moved into the chart instead.
    public static let padScale = Strategy(kind: .padScale)
    public static let fit = Strategy(kind: .fit(.automatic))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  public struct Boundary: Hashable, Sendable {
    private let name: String

    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }

  let x: Strategy
  let y: Strategy

  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
