public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppValue: TypeDisplayRepresentable, Sendable {}
