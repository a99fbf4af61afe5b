/// What members of things that could not be had give: a value of which not even the type is known.
public struct Made: MadeValue, Hashable, Codable, Identifiable, Error,
  CustomStringConvertible,
  @unchecked Sendable
{
  public let madePath: String
  public private(set) var madeContent: MadeContent?
  public var id: Made { Made(madePath: madePath + ".id") }

  public init(madePath: String) { self.madePath = madePath }

  init(madePath: String, madeContent: MadeContent?) {
    (self.madePath, self.madeContent) = (madePath, madeContent)
  }
}

extension Made: Comparable {
  public static func < (one: Made, other: Made) -> Bool { madeAnswer(one.madePath) }
}

extension Made: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { madePath = "\"\(value)\"" }
  public init(integerLiteral value: Int) { madePath = "\(value)" }
  public init(floatLiteral value: Double) { madePath = "\(value)" }
  public init(booleanLiteral value: Bool) { madePath = "\(value)" }
}

/// How many elements it would have is not known: there are none, as of a healed collection, so that
/// code takes the way it has for no data.
extension Made: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Made { element(position) }

  func element(_ position: Int) -> Made { Made(madePath: madePath + "[\(position)]") }
}
