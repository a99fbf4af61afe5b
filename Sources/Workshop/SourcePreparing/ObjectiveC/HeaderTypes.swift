/// What a name of headers or of the program stands for.
enum HeaderTypeKind: Hashable, Sendable {
  case object, value
  /// A protocol.
  case contract
  /// Another name of a block.
  case closure
  /// A structure of which nothing is known; only pointers to it can be had.
  case opaque
}

/// What the names of types in headers stand for. A name that neither headers nor the program
/// declare is taken for one of Apple's until it is known that nothing has it.
struct HeaderTypes: Sendable {
  private(set) var kinds: [String: HeaderTypeKind] = [:]
  private(set) var absent: Set<String>

  /// - Parameters:
  ///   - declared: names that the program declares itself.
  ///   - absent: names, as Swift spells them, that nothing at hand has.
  init(_ found: HeaderDeclarations, declared: Set<String>, absent: Set<String>) {
    self.absent = absent
    for name in declared { kinds[name] = .object }
    for type in found.classes where type.isProtocol { kinds[type.name] = .contract }
    for type in found.classes where type.parent != nil { kinds[type.name] = .object }
    for type in found.enumerations where !type.name.isEmpty { kinds[type.name] = .value }
    for type in found.structures where type.isOpaque { kinds[type.name] = .opaque }
    for type in found.structures where !type.isOpaque { kinds[type.name] = .value }
    for alias in found.aliases where kinds[alias.name] == nil {
      if alias.isOwn {
        kinds[alias.name] = .value
      } else if alias.target.swift(self) != nil {
        let isObject = alias.type.stars == 0 && alias.target.stars == 1
        kinds[alias.name] =
          alias.type.parameters != nil ? .closure : isObject ? .object : .value
      }
    }
  }

  subscript(_ name: String) -> HeaderTypeKind? { kinds[name] }

  /// A name of Apple's, unless nothing has it.
  func apple(_ name: String) -> String? {
    let isName =
      name.first?.isUppercase == true
      && name.split(separator: ".").allSatisfy {
        SwiftCode.isIdentifier(String($0))
      }
    return isName && !absent.contains(name) ? name : nil
  }
}

extension HeaderDeclarations.Alias {
  /// What it is another name of; of a class, which no value is, a pointer to it.
  var target: HeaderType {
    var result = type
    if result.isNullable == nil { result.isNullable = false }
    if result.stars == 0, HeaderType.isCollection(result.name) { result.stars = 1 }
    return result
  }
}
