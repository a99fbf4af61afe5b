/// What a Swift file is made of, as far as parts of it are to be cut out: brackets, declarations
/// with their bodies, statements, and chains of calls. Any bytes are accepted; where brackets do
/// not match there is simply less to be found.
package struct SourceOutline: Sendable {
  package let source: SourceText
  /// The tokens that are compiled, without conditions of `#if` and their like.
  package let tokens: [SourceToken]
  /// For each bracket the index of the one that it matches; nil for everything else.
  package let partners: [Int?]
  /// For each token the index of the innermost bracket that is open before it.
  package let enclosing: [Int?]
  /// Declarations outside of bodies of functions, each before those within it.
  package internal(set) var declarations: [SourceDeclaration] = []

  /// - Parameter isActive: for each token of the source whether it is compiled.
  package init(_ source: SourceText, isActive: [Bool]) {
    self.source = source
    tokens = Self.compiled(source, isActive)
    var partners = [Int?](repeating: nil, count: tokens.count)
    var enclosing = [Int?](repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      enclosing[index] = open.last
      guard token.kind == .punctuation else { continue }
      let byte = source.bytes[token.range.lowerBound]
      if Self.closers[byte] != nil { open.append(index) }
      guard let last = open.last,
        Self.closers[source.bytes[tokens[last].range.lowerBound]] == byte
      else { continue }
      open.removeLast()
      (partners[last], partners[index], enclosing[index]) = (index, last, open.last)
    }
    (self.partners, self.enclosing) = (partners, enclosing)
    declarations = DeclarationParser.declarations(of: self)
  }

  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  private static func compiled(_ source: SourceText, _ isActive: [Bool]) -> [SourceToken] {
    var result: [SourceToken] = []
    var skippedLine: Int?
    for (token, isActive) in zip(source.tokens, isActive) {
      if token.kind == .directive {
        switch source.text(token) {
        case "#if", "#elseif", "#sourceLocation":
          skippedLine = token.line
          continue
        case "#else", "#endif": continue
        default: break
        }
      }
      if isActive, token.line != skippedLine { result.append(token) }
    }
    return result
  }
}

extension SourceOutline {
  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? source.text(tokens[index]) : ""
  }

  /// The source between the first and the last of some tokens; empty for none.
  package func text(_ range: Range<Int>) -> String { source.text(bytes(range)) }

  /// Where some tokens lie; must not be empty.
  package func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else {
      return 0..<0
    }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  package func isPunctuation(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
    return source.bytes[tokens[index].range.lowerBound] == UInt8(ascii: character)
  }

  package func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  package func isWord(_ index: Int, _ word: String) -> Bool {
    isWord(index) && source.text(tokens[index]) == word
  }

  /// The token at a byte, or the first behind it.
  package func token(at offset: Int) -> Int? { tokens.index(at: offset) }

  /// Whether a token is the first of its line.
  package func beginsLine(_ index: Int) -> Bool {
    index == 0 || lastLine(index - 1) < tokens[index].line
  }

  /// The line a token ends in.
  package func lastLine(_ index: Int) -> Int {
    let token = tokens[index]
    guard token.kind == .string || token.kind == .regex else { return token.line }
    return token.line + source.bytes[token.range].count { $0 == UInt8(ascii: "\n") }
  }

  /// The innermost declaration whose tokens hold one.
  package func declaration(around index: Int) -> Int? {
    var (low, high) = (0, declarations.count)
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].range.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    // What begins last before it is the innermost, or within what is.
    var found = low > 0 ? low - 1 : nil
    while let inner = found, !declarations[inner].range.contains(index) {
      found = declarations[inner].parent
    }
    return found
  }

  /// The brackets that are open at a token, the innermost first.
  package func brackets(around index: Int) -> [Int] {
    var result: [Int] = []
    var next = enclosing.indices.contains(index) ? enclosing[index] : nil
    while let open = next {
      result.append(open)
      next = enclosing[open]
    }
    return result
  }
}
