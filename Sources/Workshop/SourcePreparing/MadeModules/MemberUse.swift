package import SourceLexing

/// Reads, where the compiler has refused some code, which member it uses that a missing module must
/// have brought.
package struct MemberUse {
  private let run: TokenRun
  private let calls: CallReader
  /// The token that the compiler points at.
  private let index: Int
  /// Where the code that was read begins in the file: within a text, for code in that.
  private let start: Int

  /// - Parameter offset: the byte that the compiler points at.
  /// - Returns: nil if there is no code.
  package init?(_ source: SourceText, at offset: Int) {
    let whole = source.tokens.index(at: offset).map { source.tokens[$0] }
    if let whole, whole.kind == .string, whole.range.lowerBound < offset {
      let dot = source.bytes[offset - 1] == UInt8(ascii: ".") ? 1 : 0
      start = offset - dot
      run = Self.run(SourceText(Array(source.bytes[start..<whole.range.upperBound])))
      index = dot
    } else {
      let code = Self.code(around: offset, in: source)
      start = code.lowerBound
      run = Self.run(
        code.count == source.bytes.count ? source : SourceText(Array(source.bytes[code])))
      let offset = offset - start
      var index = 0
      while let token = run.token(index), token.range.upperBound <= offset { index += 1 }
      self.index = index
    }
    calls = CallReader(run: run)
    if run.token(index) == nil { return nil }
  }

  /// The bytes that a use can be told from. A generated file of a thousand errors would be read a
  /// thousand times.
  private static func code(around offset: Int, in source: SourceText) -> Range<Int> {
    let tokens = source.tokens
    guard tokens.count > 2000 else { return 0..<source.bytes.count }
    let index = tokens.index(at: offset) ?? tokens.count
    let (first, last) = (max(0, index - 500), min(tokens.count - 1, index + 1000))
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  private static func run(_ source: SourceText) -> TokenRun {
    TokenRun(source, [Bool](repeating: true, count: source.tokens.count))
  }

  /// A member, and the byte behind its name where it must be called to be had.
  package typealias Found = (member: MadeMember, call: Int?)

  /// A member that a type or its values lack.
  ///
  /// - Parameters:
  ///   - owner: the type, as the compiler writes it.
  ///   - isStatic: whether it is one of the type.
  package func member(_ name: String, of owner: String, isStatic: Bool) -> Found? {
    let name = String(name.prefix { $0 != "(" })
    guard let type = Self.type(owner), SwiftCode.isIdentifier(name), let index = position(of: name)
    else { return nil }
    let isOfType = isStatic || owner.hasSuffix(".Type")
    let call = isCalled(index + 1) ? calls.shape(at: index + 1)?.shape : nil
    if let call {
      return (.function(name, call, of: type, isStatic: isOfType), nil)
    }
    if isOfType { return (.value(name, of: type), nil) }
    if isInKeyPath(index) { return (.property(name, of: type), nil) }
    // What is set would have to be kept.
    return isSet(index) ? nil : (.read(name, of: type), end(of: name))
  }

  /// The byte behind a member's name near the error.
  package func end(of name: String) -> Int? {
    position(of: name).flatMap { run.token($0)?.range.upperBound }.map { start + $0 }
  }

  /// Values by keys that nobody has; of a collection where the compiler does not say of what.
  package func keys(of owner: String?) -> MadeMember? {
    let type = owner.flatMap(Self.type) ?? MadeMember.collection
    guard
      let open = (index..<min(run.count, index + 8)).first(where: { run.mark($0) == "[" })
        ?? (owner == nil ? enclosing(index, "[") : nil), let keys = calls.keys(at: open)
    else { return nil }
    let isLabelled = keys.arguments.contains { $0.label != nil }
    return isLabelled || owner != nil ? .keys(keys, of: type) : nil
  }

  /// An operator that numbers have, for made values.
  package func operatorOfMade(_ symbol: String) -> MadeMember? {
    ["+", "-", "*", "/", "%"].contains(symbol) ? .ofMade(symbol) : nil
  }

  /// A way of making a value that its type lacks.
  ///
  /// - Parameter extended: the type that the code is an extension of; nil if it is of none.
  package func initialiser(in extended: String?) -> (type: String, member: MadeMember)? {
    var open: Int? = run.mark(index) == "(" ? index : nil
    if open == nil, run.mark(index + 1) == "(", run.word(index) != nil { open = index + 1 }
    open = open ?? enclosing(index, "(")
    if open == nil, run.word(index) == "self", run.word(index + 2) == "init" { open = index + 3 }
    guard let open, let callee = run.word(open - 1), run.mark(open - 2) != "@", run.isJoined(open),
      let call = calls.shape(at: open)
    else { return nil }
    let isOfSelf = callee == "init" && run.word(open - 3) == "self"
    guard let type = isOfSelf ? extended : callee, type.first?.isUppercase == true else {
      return nil
    }
    let isOptional =
      ["?", "!"].contains(run.mark(call.end)) && run.mark(call.end + 1) != "="
      || run.mark(open - 2) == "=" && ["if", "guard", "while"].contains(run.word(open - 5) ?? "")
    return (type, .initialiser(call.shape, of: type, isOptional: isOptional))
  }

  /// An operator that nobody has declared.
  package func `operator`(_ symbol: String, isPrefix: Bool, isPostfix: Bool) -> MadeMember? {
    guard !symbol.isEmpty, symbol.utf8.count < 12,
      symbol.unicodeScalars.allSatisfy({ "/=-+!*%<>&|^~?.".unicodeScalars.contains($0) }),
      !symbol.contains("//"), !symbol.contains("/*"),
      !["=", "->", "?", "!", "&", "."].contains(symbol)
    else { return nil }
    return .operator(symbol, isPrefix ? "prefix" : isPostfix ? "postfix" : "infix")
  }

  // MARK: Reading

  /// The type that an extension names; nil where none can.
  static func type(_ text: String) -> String? {
    var name = text[...]
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    if name.hasSuffix(".Type") { name = name.dropLast(".Type".count) }
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.contains(" : ") ? "Dictionary" : "Array"
    }
    name = name.prefix { $0 != "<" }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.allSatisfy { SwiftCode.isIdentifier($0) && $0 != "Self" } ? String(name) : nil
  }

  /// The first use of a member's name near the error, which is at it or before it.
  private func position(of name: String) -> Int? {
    (max(0, index - 1)..<min(run.count, index + 200)).first {
      run.word($0) == name && run.mark($0 - 1) == "."
    }
  }

  private func isCalled(_ next: Int) -> Bool {
    run.mark(next) == "(" && run.isJoined(next) || run.mark(next) == "{"
  }

  private func isInKeyPath(_ index: Int) -> Bool {
    var position = index - 1
    while run.mark(position) == "." || run.word(position) != nil, position > index - 12 {
      position -= 1
    }
    return run.mark(position) == "\\"
  }

  private func isSet(_ index: Int) -> Bool {
    if run.mark(index + 1) == "=", run.mark(index + 2) != "=" { return true }
    return ["+", "-", "*", "/"].contains(run.mark(index + 1)) && run.mark(index + 2) == "="
  }

  /// The innermost bracket that is open at a token, if it is of a kind.
  private func enclosing(_ index: Int, _ bracket: Character) -> Int? {
    var depth = 0
    for position in stride(from: index - 1, through: max(0, index - 400), by: -1) {
      switch run.mark(position) {
      case ")", "]", "}": depth += 1
      case "(" where depth == 0, "[" where depth == 0, "{" where depth == 0:
        return run.mark(position) == bracket ? position : nil
      case "(", "[", "{": depth -= 1
      default: break
      }
    }
    return nil
  }
}
