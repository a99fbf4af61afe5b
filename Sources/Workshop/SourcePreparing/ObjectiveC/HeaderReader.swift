/// Reads the declarations of one header. What it does not know it passes over, up to the next
/// semicolon.
struct HeaderReader {
  private let tokens: [HeaderToken]
  private var position = 0
  /// Whether pointers are never nothing unless they say so.
  var isAssumed = false
  var found = HeaderDeclarations()
  /// The numbers of constants that were read.
  var values = ["NSIntegerMax": Int.max, "NSUIntegerMax": Int.max]
  /// What Swift calls the declaration that is being read, if that is said.
  private(set) var swiftName: String?

  init(_ header: String) { tokens = HeaderToken.all(header) }

  mutating func read() {
    while let token = peek() {
      switch token.text {
      case _ where token.kind == .directive:
        position += 1
        define(token.text)
      case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END":
        isAssumed = token.text.hasSuffix("BEGIN")
        position += 1
      case "@interface", "@protocol": readClass(isProtocol: token.text == "@protocol")
      case "@implementation":
        // Constants stand outside.
        position += 1
      case "@class": _ = statement()
      case "@import":
        position += 1
        found.modules += next().map { [$0.text] } ?? []
      case _ where HeaderAttributes.begins(with: token): readAttribute()
      default: readStatement()
      }
    }
  }

  /// What stands before a declaration.
  private mutating func readAttribute() {
    var tokens = [next()].compactMap { $0 }
    var depth = 0
    while let token = peek(), depth > 0 || token.text == "(" {
      depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
      tokens.append(token)
      position += 1
      if depth == 0 { break }
    }
    swiftName = HeaderAttributes(tokens).swiftName ?? swiftName
  }

  /// Says what Swift calls a type.
  mutating func rename(_ name: String) {
    if let swiftName, !name.isEmpty { found.names.append(.init(name: name, swift: swiftName)) }
    swiftName = nil
  }

  private func peek(_ offset: Int = 0) -> HeaderToken? {
    position + offset < tokens.count ? tokens[position + offset] : nil
  }

  private mutating func next() -> HeaderToken? {
    defer { position += 1 }
    return peek()
  }

  /// The tokens up to a semicolon or, of what has braces, up to the last of them.
  private mutating func statement() -> [HeaderToken] {
    var result: [HeaderToken] = []
    var depth = 0
    var goesOn = false
    while let token = peek() {
      // Before it stood a macro of somebody's.
      if depth == 0, !result.isEmpty, Self.openings.contains(token.text) { return result }
      if token.kind == .directive || depth == 0 && token.text == "@end" {
        if token.text == "@end" { return result }
        position += 1
        continue
      }
      position += 1
      if token.text == ";", depth == 0 { return result }
      result.append(token)
      // `typedef enum {…} Name;` goes on, a function's body does not.
      goesOn = goesOn || depth == 0 && Self.unfinished.contains(token.text)
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth = max(0, depth - 1) }
      if token.text == "}", depth == 0, peek()?.text != ";", !goesOn { return result }
    }
    return result
  }

  private static let openings: Set = ["@interface", "@protocol", "@implementation"]
  private static let unfinished: Set = ["typedef", "enum", "struct", "union", "="]

  /// `#define NAME literal`, `#import <Kit/Header.h>`.
  private mutating func define(_ line: String) {
    let parts = line.split { "<>/ \t".contains($0) }
    if ["#import", "#include"].contains(parts.first), line.contains("<"), line.contains("/") {
      found.modules += parts.dropFirst().prefix(1).map(String.init)
    }
    let words = line.dropFirst().split(
      maxSplits: 2, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
    guard words.count == 3, words[0] == "define", !words[1].contains("(") else { return }
    let tokens = HeaderToken.all(String(words[2])).filter { !"()".contains($0.text) }
    guard let value = Self.literal(tokens) else { return }
    found.constants.append(
      HeaderDeclarations.Constant(name: String(words[1]), type: nil, value: value))
  }

  /// A number, a text or a truth as Swift writes it.
  static func literal(_ tokens: [HeaderToken]) -> String? {
    let isNegative = tokens.first?.text == "-"
    guard let token = tokens.dropFirst(isNegative ? 1 : 0).first,
      tokens.count == (isNegative ? 2 : 1)
    else { return nil }
    switch token.kind {
    case .text: return token.text.contains("\\(") || isNegative ? nil : token.text
    case .number:
      let isHex = token.text.lowercased().hasPrefix("0x")
      var digits = Substring(token.text)
      while let last = digits.last, "uUlL".contains(last) || !isHex && "fF".contains(last) {
        digits.removeLast()
      }
      let number = digits.hasSuffix(".") ? digits + "0" : String(digits)
      guard isHex ? Int(number.dropFirst(2), radix: 16) != nil : Double(number) != nil else {
        return nil
      }
      // A zero in front would mean eight digits there and ten here.
      let isOctal = !isHex && number.count > 1 && number.first == "0" && !number.contains(".")
      return isOctal ? nil : (isNegative ? "-" : "") + number
    case .word where ["YES", "true"].contains(token.text): return "true"
    case .word where ["NO", "false"].contains(token.text): return "false"
    default: return nil
    }
  }

  private mutating func readStatement() {
    // `extern "C" {` and the brace that ends it.
    if peek()?.text == "extern", peek(1)?.text == "\"C\"" {
      position += peek(2)?.text == "{" ? 3 : 2
      return
    }
    if ["}", ";", "@end"].contains(peek()?.text) {
      position += 1
      return
    }
    let start = position
    let all = HeaderAttributes(statement())
    if position == start { position += 1 }
    swiftName = all.swiftName ?? swiftName
    if !all.isHidden { readC(all.tokens) }
    swiftName = nil
  }

  private mutating func readClass(isProtocol: Bool) {
    position += 1
    guard let name = next(), name.kind == .word else { return }
    rename(name.text)
    var type = HeaderDeclarations.Class(name: name.text, isProtocol: isProtocol)
    var depth = 0
    while let token = peek(),
      !["@end", "-", "+", "@property", "@required", "@optional", "{"].contains(token.text)
    {
      position += 1
      if token.text == ";" || token.text == "," && isProtocol && depth == 0 { return }
      if token.text == ":", depth == 0 { type.parent = peek()?.text ?? "NSObject" }
      depth += token.text == "<" ? 1 : token.text == ">" ? -1 : 0
      // Behind a class without a parent and a category stand parameters or the category's name.
      if depth > 0, token.kind == .word, isProtocol || type.parent != nil {
        type.protocols.append(token.text)
      }
      if token.kind == .directive { continue }
    }
    if peek()?.text == "{" { _ = statement() }
    while let token = peek(), token.text != "@end" {
      if ["@required", "@optional"].contains(token.text) || token.kind == .directive {
        position += 1
        continue
      }
      if ["NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"].contains(token.text) {
        isAssumed = token.text.hasSuffix("BEGIN")
        position += 1
        continue
      }
      let start = position
      let all = statement()
      if position == start { position += 1 }
      if token.text == "@property" {
        type.properties += property(all).map { [$0] } ?? []
      } else if token.text == "-" || token.text == "+" {
        type.functions += method(all).map { [$0] } ?? []
      }
    }
    position += 1
    found.classes.append(type)
  }

  /// `@property (nonatomic, readonly, getter=isOpen) BOOL open`.
  private func property(_ all: [HeaderToken]) -> HeaderDeclarations.Property? {
    let own = HeaderAttributes(all)
    var rest = own.tokens.dropFirst()
    var attributes: [String] = []
    if rest.first?.text == "(" {
      attributes = rest.prefix { $0.text != ")" }.map(\.text)
      rest = rest.drop { $0.text != ")" }.dropFirst()
    }
    guard !own.isHidden, let (read, name) = HeaderType.read(rest, isAssumed: isAssumed), let name
    else { return nil }
    var type = read
    if attributes.contains("nullable") { type.isNullable = true }
    if attributes.contains("weak"), read.isNullable != true { type.isNullable = true }
    if attributes.contains("nonnull") { type.isNullable = false }
    if attributes.contains("null_resettable") { type.isNullable = nil }
    let getter = attributes.firstIndex(of: "getter").map { attributes.dropFirst($0 + 2).first }
    return HeaderDeclarations.Property(
      name: own.swiftName ?? (own.isRefined ? "__" : "") + ((getter ?? nil) ?? name), type: type,
      isStatic: attributes.contains("class"),
      isReadOnly: attributes.contains("readonly"))
  }

  /// `- (BOOL)open:(NSURL *)url with:(NSInteger)count`.
  private func method(_ all: [HeaderToken]) -> HeaderDeclarations.Function? {
    let own = HeaderAttributes(all)
    if own.isHidden { return nil }
    let tokens = own.tokens
    var rest = tokens.dropFirst()
    func type() -> HeaderType? {
      guard rest.first?.text == "(" else { return nil }
      var depth = 0
      let end = rest.firstIndex { token in
        depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
        return depth == 0
      }
      guard let end else { return nil }
      defer { rest = rest[(end + 1)...] }
      return HeaderType.read(rest[(rest.startIndex + 1)..<end], isAssumed: isAssumed)?.type
    }
    guard let result = type(), let first = rest.popFirst(), first.kind == .word else { return nil }
    var function = HeaderDeclarations.Function(
      name: first.text, parameters: [], result: result, isStatic: tokens.first?.text == "+",
      swiftName: own.swiftName, isRefined: own.isRefined)
    var label = first.text
    while rest.first?.text == ":" {
      rest.removeFirst()
      guard let taken = type(), let name = rest.popFirst(), name.kind == .word else { return nil }
      function.parameters.append(
        HeaderDeclarations.Parameter(label: label, name: name.text, type: taken))
      label = ""
      if let next = rest.first, next.kind == .word, rest.dropFirst().first?.text == ":" {
        label = next.text
        rest.removeFirst()
      }
    }
    return function
  }
}
