/// What the variable of an attribute begins with that could not be had: a value, a way to one that
/// is only gone when it is asked for, or nothing that is known.
public struct MadeStart<Value>: @unchecked Sendable {
  private let first: Value?
  private let find: (() -> Value?)?

  public init() { (first, find) = (nil, nil) }

  public init(_ value: Value) { (first, find) = (value, nil) }

  public init(_ find: @escaping () -> Value?) { (first, self.find) = (nil, find) }

  /// Nil if it is not known.
  public var value: Value? { first ?? find?() }
}

extension MadeStart: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.first == other.first }
}

extension MadeStart: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

extension MadeStart: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try first.encode(to: encoder) }
}

extension MadeStart: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    (first, find) = (try Value?(from: decoder), nil)
  }
}
