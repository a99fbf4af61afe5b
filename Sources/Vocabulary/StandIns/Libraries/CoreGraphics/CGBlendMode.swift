/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable, Hashable {
  /// It covers what is there.
  case normal

  /// It darkens what is there.
  @available(*, unavailable, message: "Pictures drawn by code are not mixed; use .normal.")
  public static var multiply: CGBlendMode { .normal }
  /// It lightens what is there.
  @available(*, unavailable, message: "Pictures drawn by code are not mixed; use .normal.")
  public static var screen: CGBlendMode { .normal }
  /// It keeps only what lies over something.
  @available(*, unavailable, message: "Pictures drawn by code are not mixed; use .normal.")
  public static var sourceAtop: CGBlendMode { .normal }
}
