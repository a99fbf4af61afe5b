import SourceLexing

/// A type that is made in place of one that nobody has, so that signatures can name it. Nothing can
/// be done with it.
struct OpaqueType: Hashable, Comparable {
  /// The type that it is within, if it is.
  var owner: String = ""
  var name: String
  /// Whether it is given generic arguments.
  var isGeneric = false
  /// Whether code uses it as a protocol.
  var isProtocol = false

  static func < (one: OpaqueType, other: OpaqueType) -> Bool { one.label < other.label }

  /// What is missing, as people write it.
  var label: String { owner.isEmpty ? name : owner + "." + name }

  /// Its code, within the type around it.
  var code: String {
    owner.isEmpty ? declaration : "extension \(owner) {\n\(declaration)\n}"
  }

  private var declaration: String {
    // What would conform to it no longer says so, and is still to be handed on as one.
    if isProtocol { return "public typealias \(name) = Any" }
    let parameters = isGeneric ? "<each T>" : ""
    return """
      public struct \(name)\(parameters): Hashable, Codable, Error, @unchecked Sendable {
        public static func == (one: Self, other: Self) -> Bool { _vitrineMissing("\(label)") }
        public func hash(into hasher: inout Hasher) { _vitrineMissing("\(label)") }
        public init(from decoder: any Decoder) throws { _vitrineMissing("\(label)") }
        public func encode(to encoder: any Encoder) throws { _vitrineMissing("\(label)") }
      }
      """
  }
}
