import Foundation

/// A view tree as data: it can be made by chance, handed to another process, made smaller, and
/// printed as Swift.
struct Recipe: Codable, Equatable {
  /// The construct, by its name in `Construct.all`.
  var name: String
  /// The numbers of the construct, in its order.
  var numbers: [Double] = []
  var text = ""
  /// What it contains, or modifies.
  var children: [Recipe] = []

  /// How many constructs there are.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  /// Every number of the tree.
  var allNumbers: [Double] { numbers + children.flatMap(\.allNumbers) }

  /// NaN counts as itself, so that a tree is equal to its copy.
  static func == (lhs: Recipe, rhs: Recipe) -> Bool {
    lhs.name == rhs.name && lhs.text == rhs.text
      && lhs.numbers.map(\.bitPattern) == rhs.numbers.map(\.bitPattern)
      && lhs.children == rhs.children
  }
}

/// A tree and how it is looked at.
struct Case: Codable, Equatable {
  var tree: Recipe
  /// Points.
  var width = 170.0
  var height = 170.0
  var isRightToLeft = false
  /// An index among the Dynamic Type sizes.
  var typeSize = 3
  /// An index among the states of the content.
  var state = 0
  /// An index among the rendering modes.
  var mode = 0

  /// The JSON that another process reads. Numbers may be none.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  static func decoded(_ data: Data) throws -> Case {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(Case.self, from: data)
  }
}
