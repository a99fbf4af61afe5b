/// Types of packages of which the name says what they are: collections that keep an order, and
/// whole numbers of any length. One of ours stands for them, which holds what it is given.
enum NamedShape {
  /// A type of ours, with what stands between its angle brackets.
  private struct Form {
    var generics: [String] = []
    var type: String
  }

  private static let dictionary = Form(
    generics: ["T0: Hashable", "T1"], type: "MadeDictionary<T0, T1>")
  private static let set = Form(generics: ["T0: Hashable"], type: "MadeSet<T0>")
  private static let list = Form(generics: ["T0"], type: "[T0]")
  private static let number = Form(type: "Int128")
  private static let positive = Form(type: "UInt128")

  /// Names that say so without angle brackets too.
  private static let names = [
    "BigInt": number, "BigUInt": positive, "Deque": list, "Int256": number,
    "OrderedDictionary": dictionary, "OrderedSet": set,
    "TreeDictionary": dictionary, "TreeSet": set, "UInt256": positive,
  ]

  /// Ends of the names of generic types.
  private static let ends = [
    ("Dictionary", dictionary), ("Set", set), ("Array", list), ("ArrayOf", list), ("Deque", list),
    ("List", list),
  ]

  /// The declaration; nil for any other type, such as one that sorts: by what is not known.
  static func declaration(_ name: String, _ use: UsedName) -> String? {
    guard !name.hasPrefix("Sorted"), [.structure, .opaque].contains(use.kind(name)) else {
      return nil
    }
    let ending = ends.first { end, form in
      name.hasSuffix(end) && use.arity == form.generics.count
    }
    let named = use.arity == 0 ? names[name] : nil
    guard let form = named ?? ending?.1 else { return nil }
    let list = form.generics.isEmpty ? "" : "<\(form.generics.joined(separator: ", "))>"
    return "public typealias \(name)\(list) = \(form.type)\n"
  }
}
