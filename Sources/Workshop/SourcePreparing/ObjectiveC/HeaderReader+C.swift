extension HeaderReader {
  private static let enumerations = [
    "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS",
    "CF_CLOSED_ENUM",
  ]

  /// A declaration of C, without its semicolon.
  mutating func readC(_ tokens: [HeaderToken]) {
    var rest = tokens[...]
    let isType = rest.first?.text == "typedef"
    if isType { rest.removeFirst() }
    guard let first = rest.first else { return }
    if let macro = rest.firstIndex(where: { Self.enumerations.contains($0.text) }), macro <= 1 {
      readEnumeration(rest[macro...], isOptions: rest[macro].text.hasSuffix("OPTIONS"))
    } else if first.text == "enum" {
      readPlainEnumeration(rest.dropFirst())
    } else if first.text == "struct", isType || rest.contains(where: { $0.text == "{" }) {
      readStructure(rest.dropFirst())
    } else if isType {
      readAlias(rest)
    } else if rest.first(where: { "(=".contains($0.text) })?.text == "(" {
      readFunction(rest)
    } else {
      readConstant(rest)
    }
  }

  /// `NS_ENUM(NSInteger, Name) {…}`.
  private mutating func readEnumeration(_ tokens: ArraySlice<HeaderToken>, isOptions: Bool) {
    let head = tokens.dropFirst(2).prefix { $0.text != ")" }.split { $0.text == "," }
    guard let first = head.first.flatMap({ HeaderType.read($0, isAssumed: true)?.type }) else {
      return
    }
    // Errors have a domain where others have a type.
    let isError = tokens.first?.text == "NS_ERROR_ENUM"
    add(
      HeaderDeclarations.Enumeration(
        name: head.dropFirst().first?.last?.text ?? "",
        raw: isError ? HeaderType(name: "NSInteger") : first, isOptions: isOptions,
        isError: isError), tokens)
  }

  /// `enum tag {…} Name`.
  private mutating func readPlainEnumeration(_ tokens: ArraySlice<HeaderToken>) {
    guard let close = tokens.lastIndex(where: { $0.text == "}" }) else { return }
    let name = tokens[(close + 1)...].first ?? tokens.first
    add(
      HeaderDeclarations.Enumeration(
        name: name?.kind == .word ? name?.text ?? "" : "", raw: HeaderType(name: "unsigned int"),
        isPlain: true), tokens)
  }

  private mutating func add(
    _ enumeration: HeaderDeclarations.Enumeration, _ tokens: ArraySlice<HeaderToken>
  ) {
    guard let open = tokens.firstIndex(where: { $0.text == "{" }),
      let close = tokens.lastIndex(where: { $0.text == "}" }), open < close
    else { return }
    rename(enumeration.name)
    var result = enumeration
    var following: Int? = 0
    for item in tokens[(open + 1)..<close].split(whereSeparator: { $0.text == "," }) {
      guard let name = item.first, name.kind == .word else { continue }
      if let equals = item.firstIndex(where: { $0.text == "=" }) {
        following = Self.value(item[(equals + 1)...], values)
      }
      // Of one whose number cannot be told the name still counts.
      let value = following ?? Self.unknownValues + result.cases.count
      values[name.text] = value
      following = value == .max ? nil : value + 1
      result.cases.append((name.text, value))
    }
    found.enumerations.append(result)
  }

  /// Numbers from here on stand for those that cannot be told.
  private static let unknownValues = 1 << 20

  /// Numbers, names of cases, shifts and joins.
  private static func value(_ tokens: ArraySlice<HeaderToken>, _ known: [String: Int]) -> Int? {
    let parts = tokens.filter { !"()".contains($0.text) }
    let joined = parts.split { $0.text == "|" }.map { part -> Int? in
      let sides = part.split { $0.text == "<" }
      let numbers = sides.map { side -> Int? in
        if side.count == 1, let token = side.first, let value = known[token.text] { return value }
        guard let text = literal(Array(side)) else { return nil }
        return text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
      }
      guard let first = numbers.first, let value = first else { return nil }
      guard numbers.count == 2 else { return numbers.count == 1 ? value : nil }
      return numbers[1].flatMap { (0..<63).contains($0) ? value << $0 : nil }
    }
    guard !joined.isEmpty, !joined.contains(nil) else { return nil }
    return joined.compactMap { $0 }.reduce(0, |)
  }

  /// `struct tag {…} Name`, `struct tag Name`.
  private mutating func readStructure(_ tokens: ArraySlice<HeaderToken>) {
    guard let open = tokens.firstIndex(where: { $0.text == "{" }),
      let close = tokens.lastIndex(where: { $0.text == "}" }), open < close
    else {
      guard let name = tokens.last, name.kind == .word, tokens.count == 2 else {
        return readAlias(tokens)
      }
      found.structures.append(HeaderDeclarations.Structure(name: name.text, isOpaque: true))
      return
    }
    let name = tokens[(close + 1)...].first ?? tokens.first
    guard let name, name.kind == .word else { return }
    rename(name.text)
    let lines = tokens[(open + 1)..<close].split { $0.text == ";" }
    let fields = lines.map { line -> HeaderDeclarations.Property? in
      guard !line.contains(where: { "[:{".contains($0.text) }),
        let (type, field) = HeaderType.read(line, isAssumed: false), let field
      else { return nil }
      return HeaderDeclarations.Property(name: field, type: type)
    }
    found.structures.append(
      HeaderDeclarations.Structure(
        name: name.text, fields: fields.contains(nil) ? nil : fields.compactMap { $0 }))
  }

  /// `NSString *Name NS_TYPED_ENUM`, `void (^Name)(BOOL)`.
  private mutating func readAlias(_ tokens: ArraySlice<HeaderToken>) {
    let isOwn = tokens.contains {
      ["NS_TYPED", "NS_EXTENSIBLE_STRING", "NS_STRING_ENUM"].contains(where: $0.text.hasPrefix)
    }
    guard let (type, name) = HeaderType.read(tokens, isAssumed: isAssumed), let name else { return }
    found.aliases.append(HeaderDeclarations.Alias(name: name, type: type, isOwn: isOwn))
  }

  /// `int sum(int one, int two)`.
  private mutating func readFunction(_ tokens: ArraySlice<HeaderToken>) {
    guard let open = tokens.firstIndex(where: { $0.text == "(" }),
      let (result, name) = HeaderType.read(tokens[..<open], isAssumed: isAssumed), let name,
      !["static"].contains(name)
    else { return }
    var parts: [[HeaderToken]] = [[]]
    var depth = 0
    for token in tokens[(open + 1)...] {
      if token.text == ")", depth == 0 { break }
      depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
      if token.text == ",", depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    var function = HeaderDeclarations.Function(
      name: name, parameters: [], result: result, swiftName: swiftName)
    for (index, part) in parts.enumerated() where !part.isEmpty && part.map(\.text) != ["void"] {
      // What takes any number of values Swift cannot call.
      guard let (type, name) = HeaderType.read(part[...], isAssumed: isAssumed) else { return }
      function.parameters.append(
        HeaderDeclarations.Parameter(label: "", name: name ?? "value\(index)", type: type))
    }
    found.functions.append(function)
  }

  /// `extern NSString * const Name`, `static const int count = 3`.
  private mutating func readConstant(_ tokens: ArraySlice<HeaderToken>) {
    guard !tokens.contains(where: { $0.text == "[" }) else { return }
    let equals = tokens.firstIndex { $0.text == "=" } ?? tokens.endIndex
    guard let (type, name) = HeaderType.read(tokens[..<equals], isAssumed: true), let name else {
      return
    }
    let value = Self.literal(Array(tokens[equals...].dropFirst()))
    found.constants.append(
      HeaderDeclarations.Constant(name: name, type: type, value: value, swiftName: swiftName))
  }
}
