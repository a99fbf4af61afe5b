/// What members of things that could not be had give: a value of which not even the type is known.
public struct Made: MadeValue, Hashable, Codable, Identifiable, Error,
  CustomStringConvertible,
  @unchecked Sendable
{
  public let madePath: String
  public private(set) var madeContent: MadeContent?
  public private(set) var madeMemory: MadeMemory? = MadeMemory()
  /// The value itself, where one of a type that exists was given for it.
  let held: Any?
  public var id: Made { member("id") ?? Made(madePath: madePath + ".id") }

  public init(madePath: String) { (self.madePath, held) = (madePath, nil) }

  init(madePath: String, madeContent: MadeContent?, _ memory: MadeMemory? = MadeMemory()) {
    (self.madePath, self.madeContent, held) = (madePath, madeContent, nil)
    madeMemory = memory
  }

  /// What is given where only a made value will do.
  ///
  /// - Parameter path: by which it is called that nobody reads: what is read is called by itself.
  public init(of value: Any, _ path: String) {
    switch value {
    case let made as Made: self = made
    case let made as any MadeMembers:
      (madePath, held, madeMemory) = (made.madePath, made, made.madeMemory)
    case let text as any StringProtocol: (madePath, held) = ("\"\(text)\"", value)
    case is any BinaryInteger, is any BinaryFloatingPoint, is Bool:
      (madePath, held) = ("\(value)", value)
    default: (madePath, held) = (path, value)
    }
  }

  public var madeGiven: MadeGiven? { (held as? any MadeMembers)?.madeGiven }

  /// A member of what was given.
  func member(_ name: some StringProtocol) -> Made? {
    guard let held, !(held is any MadeMembers) else { return nil }
    let value = Mirror(reflecting: held).children.first { $0.label.map { $0 == name } == true }?
      .value
    return value.map { Made(of: $0, madePath + "." + name) }
  }
}

extension Made: Comparable {
  public static func < (one: Made, other: Made) -> Bool { madeAnswer(one.madePath) }
}

extension Made: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self.init(of: value, "") }
  public init(integerLiteral value: Int) { self.init(of: value, "") }
  public init(floatLiteral value: Double) { self.init(of: value, "") }
  public init(booleanLiteral value: Bool) { self.init(of: value, "") }
}

/// As a set of options, or a list of what else is made.
extension Made: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: Made...) { self.init(of: elements, "[]") }
  public init(dictionaryLiteral elements: (Made, Made)...) { self.init(madePath: "[:]") }
}

/// How many elements it would have is not known unless it was given: there are none, as of a healed
/// collection, so that code takes the way it has for no data.
extension Made: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { list?.count ?? 0 }
  public subscript(position: Int) -> Made { element(position) }

  var list: [Any]? { held as? [Any] }

  func element(_ position: Int) -> Made {
    let path = madePath + "[\(position)]"
    guard let list, list.indices.contains(position) else { return Made(madePath: path) }
    return Made(of: list[position], path)
  }
}
