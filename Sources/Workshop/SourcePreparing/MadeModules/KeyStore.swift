/// A made type that is asked by keys which the project declares, with the values they begin with:
/// `extension Store.Keys { static let name = Key<String>("name", default: "") }`, `Store[.name]`.
struct KeyStore {
  /// The type's name.
  private let name: String
  /// Ways of making a key.
  private let shapes: Set<CallShape>

  /// The types in it that it stands for.
  static let inner: Set<String> = ["Key", "Keys"]

  /// Whether a name is that of keys in a type that has its module's name.
  static func has(_ name: String, in types: Set<String>, _ project: ModuleUse) -> Bool {
    inner.contains(name)
      && project.names[name]?.qualifiers.contains {
        types.contains($0) && project.added[$0 + ".Keys"] != nil
      } == true
  }

  /// Nil for any other type.
  init?(_ name: String, _ use: UsedName, _ project: ModuleUse) {
    let keys = [use.nested["Keys"]?.nested["Key"], use.nested["Key"]].compactMap { $0 }
    guard project.added[name + ".Keys"] != nil, keys.contains(where: { $0.arity == 1 }) else {
      return nil
    }
    (self.name, shapes) = (name, keys.reduce(into: []) { $0.formUnion($1.creations) })
  }

  /// What the type declares for it. What `vitrine.json` gives comes before what a key begins with.
  var members: [String] {
    [
      "  public class Keys: @unchecked Sendable {",
      "    public typealias Key = \(name).Key",
      "    init() {}",
      "  }",
      "  public final class Key<Value>: Keys, @unchecked Sendable {",
      "    private let start: MadeKept<Value>",
    ] + MadeFunctionWriter.distinct(shapes).map { "    " + creation($0) } + [
      "    public var value: Value { get { start.value } set { start.value = newValue } }",
      "  }",
      "  public static subscript<Value>(_ key: Key<Value>) -> Value"
        + " { get { key.value } set { key.value = newValue } }",
    ]
  }

  private func creation(_ shape: CallShape) -> String {
    var (generics, parameters) = shape.signature
    var arguments = ["nil", "nil", "nil"]
    for (index, argument) in shape.arguments.enumerated() {
      switch argument.label {
      case nil where index == 0: arguments[0] = "a0"
      case "default", "defaultValue":
        parameters = parameters.replacing("a\(index): Any?", with: "a\(index): Value")
          .replacing("a\(index): Made", with: "a\(index): Value")
          .replacing("a\(index): () async throws -> R\(index)", with: "a\(index): () -> Value")
        generics.removeAll { $0 == "R\(index)" }
        let isClosure = parameters.contains("a\(index): () ->")
        arguments[1] = "a\(index)" + (isClosure ? "()" : "")
      case "suite": arguments[2] = "a\(index)"
      default: break
      }
    }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return "public init\(list)(\(parameters)) { start = MadeKept(\"\(name)\", "
      + "key: \(arguments[0]), start: \(arguments[1]), suite: \(arguments[2])) }"
  }

  /// How an attribute begins that is given a key.
  func way(_ shape: CallShape, _ parameters: String) -> String? {
    guard shape.arguments.first == CallShape.Argument(label: nil, kind: .member) else { return nil }
    let list = parameters.replacing("_ a0: Made", with: "_ a0: \(name).Key<Value>")
    return "  public init(\(list)) { start = MadeStart { a0.value } }"
  }
}
