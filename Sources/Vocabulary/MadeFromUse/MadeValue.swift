public import FoundationAdditions

/// A thing that could not be had and of which there can be any number.
public protocol MadeValue: MadeMembers, _VitrineMissingValue {
  init(madePath: String)
}

extension MadeValue {
  public static func vitrineMissing(_ name: String) -> Any? { Self(madePath: name) }

  public static subscript(dynamicMember name: String) -> Self {
    get { Self(madePath: madeType + "." + name) }
    set {}
  }
  @_disfavoredOverload
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { madeAnswer(madeType + "." + name) }
    set {}
  }

  public static subscript(_ keys: Any?...) -> Made {
    get { Made(madePath: madeType + "[]") }
    set {}
  }
  @_disfavoredOverload
  public static subscript<Value>(_ keys: Any?...) -> Value {
    get { madeAnswer(madeType + "[]") }
    set {}
  }
  public static subscript(_ key: Made) -> Made {
    get { Made(madePath: madeType + "[]") }
    set {}
  }
  @_disfavoredOverload
  public static subscript<Value>(_ key: Made) -> Value {
    get { madeAnswer(madeType + "[]") }
    set {}
  }

  /// For types of which nobody says what tells one from the other.
  public var id: Made { madeMember(".id") }

  public static func == (one: Self, other: Self) -> Bool {
    one.madePath == other.madePath && one.madeGiven == other.madeGiven
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(madePath)
    hasher.combine(madeGiven)
  }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "\(Self.madeType) is not at hand."))
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      madePath,
      EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: "\(Self.madeType) is not at hand."))
  }

  /// Seen where it is shown in a text.
  public var description: String { MadeLiteral(madePath)?.text ?? MissingValue.text(madePath) }
}

/// Compares what a case of a made type holds with a value: `case .failed(code: Codes.missing):`.
@_disfavoredOverload
public func ~= <Pattern: Equatable>(pattern: Pattern, value: Any?) -> Bool {
  (value as? Pattern) == pattern
}
