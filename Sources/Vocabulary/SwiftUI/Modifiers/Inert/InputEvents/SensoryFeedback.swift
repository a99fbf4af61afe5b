/// A touch or sound.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")
  /// A blow of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
  /// A blow of something soft or hard.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
  /// How heavy a blow is.
  public struct Weight: Equatable, Sendable {
    /// Light.
    public static let light = Weight()
    /// Between light and heavy.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }
  /// How hard a blow is.
  public struct Flexibility: Equatable, Sendable {
    /// Rigid.
    public static let rigid = Flexibility()
    /// Between rigid and soft.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }
  /// A value grew over a mark.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell below a mark.
  public static let decrease = SensoryFeedback(name: "decrease")
}
