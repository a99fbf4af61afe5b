extension MadeTypeWriter {
  /// - Parameter isInner: whether it is inside of another type.
  func `protocol`(_ name: String, _ use: UsedName, path: String, isInner: Bool) -> String {
    let owner = use.isWeak ? ", AnyObject" : ""
    // One that is given between angle brackets is called as those that conform call it.
    let named = use.associated.isEmpty ? use.aliases : use.associated
    let primary = named.count == 1 && use.arity == 1 ? named.sorted() : primary(use.arity)
    let types = primary + use.associated.subtracting(primary).sorted()
    let values = keys.values(of: name)
    let list =
      types.map { "associatedtype \($0) = Made; " } + values.map(MadeKeys.requirement)
    let generics = use.arity == 0 ? "" : "<\(primary.joined(separator: ", "))>"
    let head = "public protocol \(name)\(generics): MadeMembers\(owner) {"
    let defaults = values.map { MadeKeys.answer($0, of: name, scope) }.joined()
    // A made value may be handed on as one that conforms.
    let made = use.isWeak || isInner || !values.isEmpty ? "" : "extension Made: \(path) {}\n"
    return head + "\(list.isEmpty ? "" : " ")\(list.joined())}\n" + defaults + made
  }
}
