/// A touch or sound.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
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
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
}
