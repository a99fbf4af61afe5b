public enum CGBlendMode: Int32, Sendable, Hashable {
  case normal

  @available(*, unavailable, message: "Pictures drawn by code are not mixed; use .normal.")
  public static var multiply: CGBlendMode { .normal }
  @available(*, unavailable, message: "Pictures drawn by code are not mixed; use .normal.")
  public static var screen: CGBlendMode { .normal }
  /// It keeps only what lies over something.
  @available(*, unavailable, message: "Pictures drawn by code are not mixed; use .normal.")
  public static var sourceAtop: CGBlendMode { .normal }
}
