/// A member of a type at hand, or an operator, that only a missing module can have brought: made
/// from its use, so that the code around it stays. It belongs to the module that uses it, as
/// nothing says which other one it is of.
package struct MadeMember: Hashable, Comparable, Sendable {
  /// As people write it: `Color(hex:)`, `Date.isToday`; empty for what no code has written.
  package let label: String
  /// One line of Swift.
  package let declaration: String

  package static func < (one: MadeMember, other: MadeMember) -> Bool {
    one.declaration < other.declaration
  }

  /// Types of values that the context finds by a name, and what its extension must say for it.
  private static let styles = ["ShapeStyle": " where Self == Color"]

  /// Types of which members mostly answer a changed value (`title.localized`): it is left as it is,
  /// so that what people read stays.
  private static let changed: Set = ["String", "Color", "UIColor", "Font"]

  /// A value of a type, which the context may find by its name alone.
  static func value(_ name: String, of owner: String) -> MadeMember {
    if owner == format { return format("\(owner).\(name)", "var \(SwiftCode.name(name))") }
    let path = SwiftCode.literal("\(owner).\(name)")
    return MadeMember(
      label: "\(owner).\(name)",
      declaration: "extension \(owner)\(styles[owner] ?? "") {"
        + " static var \(SwiftCode.name(name)): Self { madeAnswer(\(path)) } }")
  }

  /// What a key path leads to.
  static func property(_ name: String, of owner: String) -> MadeMember {
    let path = SwiftCode.literal("\(owner).\(name)")
    return MadeMember(
      label: "\(owner).\(name)",
      declaration: "extension \(owner) {"
        + " var \(SwiftCode.name(name)): Made { madeAnswer(\(path)) } }")
  }

  /// A value that is read: a function without arguments, as only functions can have the type that
  /// is asked for.
  static func read(_ name: String, of owner: String) -> MadeMember {
    let function = function(name, CallShape(), of: owner, isStatic: false)
    return MadeMember(
      label: function.label,
      declaration: function.declaration.replacing("\(name)()\"", with: "\(name)\""))
  }

  /// A function of a type or of its values.
  static func function(
    _ name: String, _ shape: CallShape, of owner: String, isStatic: Bool
  ) -> MadeMember {
    if isStatic, owner == format {
      let (generics, parameters) = shape.signature
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      return format("\(owner).\(name)", "func \(SwiftCode.name(name))\(list)(\(parameters))")
    }
    let writer = MadeFunctionWriter(name: name, shape: shape, path: "\(owner).")
    let codes =
      isStatic
      ? [writer.ownMaker] + writer.functions("static ").filter { !$0.contains("-> Made") }
      : changed.contains(owner) && !shape.isAwaited
        ? writer.changers(of: owner) : writer.functions("")
    let lines = codes.map { code in
      code.split(separator: "\n").joined().drop { $0 == " " }.replacing("public ", with: "")
    }
    return MadeMember(
      label: "\(owner).\(name)",
      declaration: "extension \(owner)\(isStatic ? styles[owner] ?? "" : "") { "
        + lines.joined(separator: "; ") + " }")
  }

  /// The protocol of formats, of which a member says nothing about what it formats.
  private static let format = "FormatStyle"

  /// A format of values of types that most formats are for.
  ///
  /// - Parameter member: its declaration without what it answers: `func of(_ a0: Any?)`.
  private static func format(_ label: String, _ member: String) -> MadeMember {
    let isValue = member.hasPrefix("var ")
    let lines = ["Int", "Double", "Decimal", "Date"].map { type in
      "extension \(format) where Self == MadeFormat<\(type)> { static \(member)"
        + "\(isValue ? ":" : " ->") Self { Self() } }"
    }
    return MadeMember(label: label, declaration: lines.joined(separator: "; "))
  }

  /// A way of making one. What six digits tell of a colour is that colour; a text of one value
  /// shows that, and what a symbol is called after is it.
  static func initialiser(
    _ shape: CallShape, of owner: String, isOptional: Bool
  ) -> MadeMember {
    let (generics, parameters) = shape.signature
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let label = owner + shape.labels
    let head = "init\(isOptional ? "?" : "")\(list)(\(parameters))"
    if let symbol = symbol(shape, of: owner, head) {
      return MadeMember(label: label, declaration: symbol)
    }
    let code = color(shape, of: owner)
    return MadeMember(
      label: label,
      declaration: "extension \(owner) { "
        + (code.map { (owner == "Color" ? "" : "convenience ") + head + " { \($0) } }" }
          ?? head + " { self\(made(shape, of: owner, SwiftCode.literal(label))) } }"))
  }

  /// What one is, behind `self`.
  private static func made(_ shape: CallShape, of owner: String, _ label: String) -> String {
    guard shape.arguments.map(\.kind) == [.value], shape.arguments[0].label == nil else {
      return " = madeAnswer(\(label))"
    }
    switch owner {
    case "Text": return ".init(verbatim: madeWords(a0, \(label)))"
    case "String": return " = madeWords(a0, \(label))"
    default: return " = madeAnswer(\(label))"
    }
  }

  /// What shows a symbol by a case that is called after it; nil where none is given.
  private static func symbol(_ shape: CallShape, of owner: String, _ head: String) -> String? {
    guard
      let index = shape.arguments.firstIndex(where: {
        ($0.kind == .member || $0.kind == .value)
          && $0.label?.lowercased().hasSuffix("symbol") == true
      })
    else { return nil }
    let name = "systemName: madeSymbol(a\(index))"
    switch (owner, shape.arguments.count) {
    case ("Image", 1): return "extension Image { \(head) { self.init(\(name)) } }"
    case ("UIImage", 1): return "extension UIImage { convenience \(head) { self.init(\(name))! } }"
    case ("Label", 2) where index == 1 && shape.arguments[0] == CallShape.Argument(kind: .value):
      return "extension Label where Title == Text, Icon == Image { \(head) { "
        + "self.init(title: { Text(verbatim: madeWords(a0, \"\")) }, icon: { Image(\(name)) }) } }"
    default: return nil
    }
  }

  /// What makes a colour of digits; nil where none are given.
  private static func color(_ shape: CallShape, of owner: String) -> String? {
    func argument(_ words: [String]) -> String? {
      let index = shape.arguments.firstIndex { argument in
        argument.kind == .value
          && words.contains { argument.label?.lowercased().hasPrefix($0) == true }
      }
      return index.map { "a\($0)" }
    }
    guard ["Color", "UIColor", "NSColor"].contains(owner), let digits = argument(["hex"]) else {
      return nil
    }
    let alpha = argument(["alpha", "opacity"]).map { ", alpha: " + $0 } ?? ""
    return "let color = MadeHex(\(digits)\(alpha)); self.init(red: color.red, green: color.green, "
      + "blue: color.blue, \(owner == "Color" ? "opacity" : "alpha"): color.alpha)"
  }

  /// Values by keys with labels, or of a type that has none at all. Of a collection, one at a
  /// position with a label is the element there, if there is any.
  static func keys(_ shape: CallShape, of owner: String) -> MadeMember {
    let label = "\(owner)[\(shape.labels.dropFirst().dropLast())]"
    let (generics, parameters) = shape.signature
    let path = SwiftCode.literal(label)
    var lines = [("Made", generics), ("Made_", generics + ["Made_"])].map { type, generics in
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      return "\(type == "Made" ? "" : "@_disfavoredOverload ")subscript\(list)(\(parameters))"
        + " -> \(type) { get { madeAnswer(\(path)) } nonmutating set {} }"
    }
    if owner == collection, shape.arguments.count == 1, let name = shape.arguments[0].label {
      lines.append(
        "subscript(\(SwiftCode.name(name)) position: Index) -> Element? "
          + "{ indices.contains(position) ? self[position] : nil }")
    }
    return MadeMember(
      label: label, declaration: "extension \(owner) { \(lines.joined(separator: "; ")) }")
  }

  /// What is asked by keys where the compiler does not say of what.
  static let collection = "Collection"

  /// That a made type conforms to a made protocol.
  package static func conformance(of type: String, to goal: String) -> MadeMember {
    MadeMember(
      label: "\(type): \(goal)", declaration: "extension \(type): @retroactive \(goal) {}")
  }

  /// An operator that takes numbers, for made values.
  static func ofMade(_ symbol: String) -> MadeMember {
    let (path, answer) = (SwiftCode.literal(symbol), "-> A { madeAnswer(")
    return MadeMember(
      label: symbol,
      declaration: "func \(symbol)(_ a: Made, _ b: Made) -> Made { madeAnswer(\(path)) }; "
        + "@_disfavoredOverload func \(symbol)<A>(_ a: A, _ b: Made) \(answer)\(path)) }; "
        + "@_disfavoredOverload func \(symbol)<A>(_ a: Made, _ b: A) \(answer)\(path)) }")
  }

  /// The same of a class, which can only be told from other types by what the compiler says.
  package var ofClass: MadeMember {
    MadeMember(
      label: label,
      declaration: declaration.replacing("{ init", with: "{ convenience init")
        .replacing("{ self = madeAnswer(", with: "{ madeTrap("))
  }

  /// An operator: `prefix`, `infix` or `postfix`.
  static func `operator`(_ symbol: String, _ position: String) -> MadeMember {
    let path = SwiftCode.literal(symbol)
    let isInfix = position == "infix"
    let parameters = isInfix ? "_ a: A, _ b: B" : "_ a: A"
    let head = "\(isInfix ? "" : position + " ")func \(symbol)"
    let generics = isInfix ? "A, B" : "A"
    return MadeMember(
      label: symbol,
      declaration: "\(position) operator \(symbol)\(isInfix ? ": AdditionPrecedence" : ""); "
        + "@discardableResult \(head)<\(generics)>(\(parameters)) -> Made"
        + " { madeAnswer(\(path)) }; @_disfavoredOverload "
        + "\(head)<\(generics), C>(\(parameters)) -> C { madeAnswer(\(path)) }")
  }

  /// The name of the function that makes of a made value one of the type that is asked for.
  package static let conversionName = "_vitrineMade"

  /// That function.
  package static let conversion = MadeMember(
    label: "",
    declaration: "func \(conversionName)<Value>(_ made: Made?) -> Value"
      + " { made.map { madeAnswer(of: $0) } ?? madeAnswer(\"\") }; "
      + "func \(conversionName)<Value>(_ made: [Made]?) -> [Value]"
      + " { made.map { $0.map { madeAnswer(of: $0) } } ?? [] }")

  /// The name of the function that makes a made value of one of a type that is known.
  package static let holdingName = "_vitrineHeld"

  /// That function.
  package static let holding = MadeMember(
    label: "",
    declaration: "func \(holdingName)(_ value: Any?) -> Made"
      + " { value.map { Made(of: $0, \"\") } ?? Made(madePath: \"nil\") }")

  /// A file with some members; a line of it is a member's, in order.
  ///
  /// - Parameter imports: statements that import the modules that have the types.
  package static func file(
    _ members: [MadeMember], imports: [String]
  ) -> (text: String, firstLine: Int) {
    let head = (imports + ["import \(MadeModules.foundation)"]).map { $0 + "\n" }.joined()
    return (
      head + members.map { $0.declaration + "\n" }.joined(),
      imports.count + 2
    )
  }
}
