/// Types that stand for results of which code says a protocol only: a caller can do with a value of
/// theirs what it could do with the one that is missing.
enum ConcreteResult {
  private static let types = [
    "ShapeStyle": "Color", "Shape": "Rectangle", "InsettableShape": "Rectangle",
    "StringProtocol": "String", "Hashable": "String", "Equatable": "String",
    "Comparable": "String", "Codable": "String", "Decodable": "String", "Encodable": "String",
    "CustomStringConvertible": "String", "Error": "_VitrineMissingError",
    "BinaryInteger": "Int", "FixedWidthInteger": "Int", "SignedInteger": "Int", "Numeric": "Int",
    "BinaryFloatingPoint": "Double", "FloatingPoint": "Double",
  ]
  /// Those of protocols whose result says what it consists of.
  private static let generic = [
    "Publisher": "AnyPublisher", "Sequence": "Array", "Collection": "Array",
    "BidirectionalCollection": "Array", "RandomAccessCollection": "Array",
  ]

  /// - Parameter result: a result as code states it, such as `some Publisher<Int, Never>`.
  /// - Returns: nil for any other than `some` of a protocol that is known.
  static func type(for result: String) -> String? {
    guard result.hasPrefix("some ") else { return nil }
    let name = result.dropFirst("some ".count).filter { !$0.isWhitespace }
    if let type = types[name] { return type }
    let start = name.prefix { $0 != "<" }
    guard name.hasSuffix(">"), let type = generic[String(start)] else { return nil }
    return type + name.dropFirst(start.count)
  }
}
