import SourcePreparing

/// A name that an error of the compiler says there is not.
struct MissingName: Hashable {
  /// Where the name was looked for.
  enum Kind: Hashable {
    case value, type, attribute
    /// Among the members of a type, as the compiler writes the type.
    case member(of: String)
    /// Among the types within a type.
    case memberType(of: String)
    /// Among what views read of their environment.
    case environment
  }

  var name: String
  var kind: Kind

  /// As people write it: `SHA256`, `Font.rounded`, `.shimmering`.
  var label: String {
    switch kind {
    case .value, .type: name
    case .attribute: "@" + name
    case .environment: "EnvironmentValues." + name
    case .member(let owner), .memberType(let owner): Self.named(owner) + "." + name
    }
  }

  /// What the code calls a type that the compiler writes; nothing for one that it has no name for.
  private static func named(_ type: String) -> String {
    if type.contains(" ") || type.hasPrefix("_") { return "" }
    let made = MadeModules.namesModule + "."
    let name = plain(type)
    if name == MadeConversion.type || name == MadeConversion.viewType { return "" }
    return name.hasPrefix(made) ? String(name.dropFirst(made.count)) : name
  }

  /// Nil if the error speaks of something else.
  init?(_ message: String) {
    let quoted = Self.quoted(message)
    guard let first = quoted.first else { return nil }
    let second = quoted.count > 1 ? quoted[1] : ""
    func says(_ start: String, _ middle: String = "") -> Bool {
      message.hasPrefix(start) && message.contains(middle)
    }
    if says("cannot find type '", "in scope") {
      self.init(name: first, kind: .type)
    } else if says("cannot find '", "in scope") || says("cannot find operator '") {
      self.init(name: first, kind: .value)
    } else if says("unknown attribute '") {
      self.init(name: first, kind: .attribute)
    } else if says("external macro implementation type '"), !second.isEmpty {
      // A package declares it, and its plug-in is not built.
      self.init(name: String(second.prefix { $0 != "(" && $0 != "<" }), kind: .attribute)
    } else if says("no macro named '") {
      self.init(name: "#" + first, kind: .value)
    } else if message.contains("' is not a member type of ") {
      self.init(name: first, kind: .memberType(of: second))
    } else if message.contains("' has no member '") || message.contains("' has no dynamic member '")
      || message.contains("' has no member named '")
    {
      // Of what stands for another type it is not known what it has.
      guard !first.hasPrefix("("), !Self.placeholders.contains(Self.plain(first)) else {
        return nil
      }
      self.init(name: second, kind: .member(of: first))
    } else if message.contains("' cannot be overridden from extension") {
      // Only what the runtime of Objective-C calls can be.
      self.init(name: String(first.prefix { $0 != "(" }), kind: .member(of: second))
    } else if message.contains("' is inaccessible due to '") {
      self.init(name: first, kind: .value)
    } else {
      return nil
    }
  }

  private static let placeholders: Set<String> = [
    "Element", "Attributes", "Attributes.ContentState", "Never", "Self", "Self.Element", "Data",
    "Value", "Any", "AnyObject", "Comparable",
  ]

  /// Whether declarations are made of it, so that errors elsewhere may follow from it.
  var isOfDeclarations: Bool {
    switch kind {
    case .type, .memberType, .attribute: true
    case .value, .member, .environment: false
    }
  }

  init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }

  /// The names in what a message quotes, also of the types that it says others stand for.
  static func quotedWords(_ message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .flatMap { part in
        part.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      }
  }

  /// What a message quotes, in order, without the other names of what it has named.
  static func quoted(_ message: String) -> [String] {
    message.replacing(#/ \(aka '[^']*'\)/#, with: "").split(
      separator: "'", omittingEmptySubsequences: false
    ).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// A type as code names it: without optionals and generic arguments.
  static func plain(_ type: String) -> String {
    var name = type.prefix { $0 != "<" }
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    if name.hasSuffix(".Type") { name.removeLast(5) }
    return String(name)
  }
}
