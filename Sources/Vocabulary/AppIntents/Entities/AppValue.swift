/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  /// The type's name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have names for people.
public protocol InstanceDisplayRepresentable {
  /// The value's name.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type that can be a parameter's.
public protocol AppValue: TypeDisplayRepresentable, Sendable {}
