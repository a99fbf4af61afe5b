/// What headers in C and Objective-C declare, as far as Swift code can name it.
package struct HeaderDeclarations: Hashable, Sendable {
  /// What a function takes.
  struct Parameter: Hashable, Sendable {
    /// The part of the selector; empty for functions in C.
    var label: String
    var name: String
    var type: HeaderType
  }

  /// A function or method.
  struct Function: Hashable, Sendable {
    var name: String
    var parameters: [Parameter]
    var result: HeaderType
    var isStatic = false
    /// What Swift calls it, if that is said: `open(at:)`.
    var swiftName: String?
    /// Whether Swift sees it by a name with two underscores.
    var isRefined = false
  }

  /// A property, or a field of a structure.
  struct Property: Hashable, Sendable {
    var name: String
    var type: HeaderType
    var isStatic = false
    var isReadOnly = false
  }

  /// A class, a protocol, or a category of a class that is declared elsewhere.
  struct Class: Hashable, Sendable {
    var name: String
    /// Nil for protocols and categories.
    var parent: String?
    var isProtocol = false
    /// Names of the protocols that it says it follows.
    var protocols: [String] = []
    var properties: [Property] = []
    var functions: [Function] = []
  }

  /// Constants with numbers.
  struct Enumeration: Hashable, Sendable {
    /// Empty for constants of no type.
    var name: String
    var raw: HeaderType
    var isOptions = false
    /// Whether they are the codes of errors.
    var isError = false
    /// Whether it is one of C, which Swift sees as a number in a structure.
    var isPlain = false
    /// With their values, as they are written or counted.
    var cases: [(name: String, value: Int)] = []

    static func == (one: Self, other: Self) -> Bool {
      one.name == other.name && one.raw == other.raw && one.isOptions == other.isOptions
        && one.isPlain == other.isPlain && one.isError == other.isError
        && one.cases.elementsEqual(other.cases, by: ==)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// A constant, or a name that stands for a literal.
  struct Constant: Hashable, Sendable {
    var name: String
    var type: HeaderType?
    /// As Swift writes it; nil if it is not known.
    var value: String?
    /// What Swift calls it, if that is said.
    var swiftName: String?
  }

  /// A `struct`.
  struct Structure: Hashable, Sendable {
    var name: String
    /// Nil if they are not known.
    var fields: [Property]?
    /// Whether the headers name it without saying what it holds.
    var isOpaque = false
  }

  /// Another name that Swift has for what headers declare.
  struct Name: Hashable, Sendable {
    var name: String
    var swift: String
  }

  /// A type that is another one.
  struct Alias: Hashable, Sendable {
    var name: String
    var type: HeaderType
    /// Whether it is a type of its own, of texts.
    var isOwn = false
  }

  var classes: [Class] = []
  var enumerations: [Enumeration] = []
  var constants: [Constant] = []
  var functions: [Function] = []
  var structures: [Structure] = []
  var aliases: [Alias] = []
  var names: [Name] = []
  /// Modules whose headers they include, as often as they do.
  package var modules: [String] = []

  package init() {}

  package var isEmpty: Bool { self == HeaderDeclarations() }

  /// Reads headers one after the other.
  ///
  /// - Parameters:
  ///   - headers: their texts.
  ///   - code: texts of files in Objective-C, for the values of constants.
  package init(headers: [String], code: [String] = []) {
    for header in headers {
      var reader = HeaderReader(header)
      reader.read()
      add(reader.found)
    }
    var values: [String: String] = [:]
    for text in code {
      var reader = HeaderReader(text)
      reader.read()
      for constant in reader.found.constants where constant.value != nil {
        values[constant.name] = values[constant.name] ?? constant.value
      }
    }
    for index in constants.indices where constants[index].value == nil {
      constants[index].value = values[constants[index].name]
    }
  }

  /// Adds what other headers declare.
  package mutating func add(_ other: HeaderDeclarations) {
    classes += other.classes
    enumerations += other.enumerations
    constants += other.constants
    functions += other.functions
    structures += other.structures
    aliases += other.aliases
    names += other.names
    modules += other.modules
  }
}
