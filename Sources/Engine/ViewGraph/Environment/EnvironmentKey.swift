/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What holds where no view above sets it.
  static var defaultValue: Value { get }
}
