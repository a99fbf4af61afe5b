/// A type as a header spells it.
struct HeaderType: Hashable, Sendable {
  /// `unsigned long`, `NSString`, `id`.
  var name: String
  var arguments: [HeaderType] = []
  /// How many times it is pointed at.
  var stars = 0
  var isConstant = false
  /// Whether it may be nothing; nil if the header does not say.
  var isNullable: Bool?
  /// Of a block or a pointer to a function: what it takes; ``name`` is what it answers.
  var parameters: [HeaderType]?

  private static let nullable = ["nullable", "_Nullable", "__nullable"]
  private static let nonnull = ["nonnull", "_Nonnull", "__nonnull"]
  private static let ignored = [
    "struct", "enum", "volatile", "__kindof", "__strong", "__weak", "__unsafe_unretained",
    "__autoreleasing", "_Null_unspecified", "null_unspecified", "NS_NOESCAPE", "extern", "static",
    "inline", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "IBInspectable",
  ]
  private static let sizes = ["unsigned", "signed", "long", "short", "int", "char", "double"]

  /// Types that stand deeper within others than this are no longer read.
  private static let deepest = 8

  /// Reads a type, and the name behind it if there is one.
  ///
  /// - Parameters:
  ///   - isAssumed: whether pointers are never nothing unless they say so.
  ///   - depth: how many types it stands within.
  /// - Returns: nil for what is no type.
  static func read(
    _ tokens: ArraySlice<HeaderToken>, isAssumed: Bool, depth: Int = 0
  ) -> (type: HeaderType, name: String?)? {
    guard depth < deepest else { return nil }
    var reader = Reader(rest: tokens, isAssumed: isAssumed, depth: depth)
    return reader.read()
  }

  /// Goes through the tokens of a type once.
  private struct Reader {
    var rest: ArraySlice<HeaderToken>
    let isAssumed: Bool
    let depth: Int

    mutating func read() -> (type: HeaderType, name: String?)? {
      var type = HeaderType(name: "")
      var words: [String] = []
      var name: String?
      while let token = rest.first {
        rest.removeFirst()
        switch token.text {
        case "const": type.isConstant = type.isConstant || type.stars == 0
        case "*": type.stars += 1
        case "<" where type.stars == 0: type.arguments = list(">")
        case "(" where rest.first?.text == "^" || rest.first?.text == "*":
          return block(type, words)
        case _ where HeaderType.nullable.contains(token.text): type.isNullable = true
        case _ where HeaderType.nonnull.contains(token.text): type.isNullable = false
        case _ where HeaderType.ignored.contains(token.text): break
        case let word where words.isEmpty && token.kind == .word && isMacro(word): break
        case let word where token.kind == .word:
          let isSize = HeaderType.sizes.contains(word)
          if words.isEmpty || isSize && words.allSatisfy(HeaderType.sizes.contains) {
            words.append(word)
          } else if name == nil {
            name = word
          }
        default: return nil
        }
      }
      guard !words.isEmpty else { return nil }
      type.name = words.joined(separator: " ")
      if type.isNullable == nil, isAssumed, type.stars > 0 || ["id", "Class"].contains(type.name) {
        type.isNullable = false
      }
      return (type, name)
    }

    /// Whether a word in front of a type is a macro of somebody's, such as `KIT_EXPORT`: it is in
    /// capitals, and what follows is a type with something behind it.
    private func isMacro(_ word: String) -> Bool {
      let next = rest.prefix(2)
      return word.count > 3 && word.contains("_") && !word.contains(where: \.isLowercase)
        && next.first?.kind == .word && next.count == 2
        && (next.last?.kind == .word || ["*", "<"].contains(next.last?.text))
    }

    /// Types up to a bracket, parted by commas.
    private mutating func list(_ end: String) -> [HeaderType] {
      var parts: [[HeaderToken]] = [[]]
      var depth = 0
      while let token = rest.first {
        rest.removeFirst()
        if token.text == end, depth == 0 { break }
        if "(<[".contains(token.text) { depth += 1 }
        if ")>]".contains(token.text) { depth -= 1 }
        if token.text == ",", depth == 0 {
          parts.append([])
        } else {
          parts[parts.count - 1].append(token)
        }
      }
      return parts.compactMap { HeaderType.read($0[...], isAssumed: true, depth: depth + 1)?.type }
    }

    /// `(^name)(parameters)` behind what it answers.
    private mutating func block(
      _ result: HeaderType, _ words: [String]
    ) -> (type: HeaderType, name: String?)? {
      var name: String?
      var isNullable = isAssumed ? false : nil
      while let token = rest.popFirst(), token.text != ")" {
        if HeaderType.nullable.contains(token.text) {
          isNullable = true
        } else if token.kind == .word, !HeaderType.nonnull.contains(token.text) {
          name = token.text
        }
      }
      guard rest.popFirst()?.text == "(" else { return nil }
      let parameters = list(")")
      var type = result
      type.name = words.joined(separator: " ")
      type.isNullable = isNullable
      type.parameters = parameters.filter { $0.name != "void" || $0.stars > 0 }
      return (type, name)
    }
  }
}
