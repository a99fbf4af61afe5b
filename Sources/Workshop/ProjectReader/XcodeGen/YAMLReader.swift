import Encodings

/// Reads YAML as files of settings are written in it: block and flow collections, plain, quoted and
/// block texts, comments, anchors and merge keys. Tags, explicit keys and several documents in one
/// file are refused with their line.
///
/// Plain `true`, `yes`, `on` and their opposites are `bool`, whole numbers `number`, `~` and what
/// is empty `null`; all else, fractions too, stays the text that it is. The last of equal keys
/// counts.
struct YAMLReader {
  /// What cannot be read.
  struct Failure: Error, Hashable {
    var reason: String
    /// Counted from 1.
    var line: Int
  }

  /// A line of the file.
  private struct Line {
    /// Columns before the text.
    var indent: Int
    /// Without what surrounds it; empty for comments.
    var text: Substring
    /// As it is written, for block texts.
    var whole: Substring
    var number: Int

    var isBlank: Bool { whole.allSatisfy(\.isWhitespace) }
  }

  private var lines: [Line] = []
  private var position = 0
  private var anchors: [String: JSONValue] = [:]

  /// Deeper nesting is a mistake, or meant to harm.
  static let deepest = 48
  /// A bracket or quote that is open for more lines was forgotten.
  private static let longest = 2000

  static func read(_ text: String) throws(Failure) -> JSONValue {
    var reader = YAMLReader()
    try reader.split(text)
    guard reader.skipEmpty() else { return .null }
    let value = try reader.block(depth: 0)
    guard !reader.skipEmpty() else { throw reader.failure("this line belongs to nothing above it") }
    return value
  }

  private func failure(_ reason: String) -> Failure {
    let last = lines.last?.number ?? 1
    return Failure(reason: reason, line: position < lines.count ? lines[position].number : last)
  }

  private mutating func split(_ text: String) throws(Failure) {
    var hasContent = false
    let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, whole) in all.enumerated() {
      let indent = whole.prefix { $0 == " " }.count
      var text = whole.dropFirst(indent)
      while text.last?.isWhitespace == true { text.removeLast() }
      if text == "..." { break }
      if indent == 0, text == "---" || text.hasPrefix("%") || text.hasPrefix("--- ") {
        if hasContent || text.hasPrefix("--- ") {
          throw Failure(reason: "only one document is read of a file", line: index + 1)
        }
        text = ""
      }
      if text.hasPrefix("#") { text = "" }
      if !text.isEmpty { hasContent = true }
      lines.append(Line(indent: indent, text: text, whole: whole, number: index + 1))
    }
  }

  /// Goes to the next line that says something; false if there is none.
  private mutating func skipEmpty() -> Bool {
    while position < lines.count, lines[position].text.isEmpty { position += 1 }
    return position < lines.count
  }

  private func refuseUnread(_ text: Substring) throws(Failure) {
    if text.hasPrefix("\t") { throw failure("tabs do not indent") }
    if text.hasPrefix("? ") { throw failure("keys that begin with ? are not read") }
  }

  private static func isEntry(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The value that begins at the current line.
  private mutating func block(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.deepest else { throw failure("it is nested too deep") }
    let line = lines[position]
    try refuseUnread(line.text)
    if Self.isEntry(line.text) { return try sequence(at: line.indent, depth: depth) }
    if key(of: line.text) != nil { return try mapping(at: line.indent, depth: depth) }
    return try value(line.text, above: line.indent - 1, depth: depth)
  }

  private mutating func sequence(at indent: Int, depth: Int) throws(Failure) -> JSONValue {
    var items: [JSONValue] = []
    while skipEmpty(), lines[position].indent == indent, Self.isEntry(lines[position].text) {
      let rest = lines[position].text.dropFirst()
      let spaces = rest.prefix { $0 == " " }.count
      let content = rest.dropFirst(spaces)
      if content.isEmpty || content.hasPrefix("#") {
        position += 1
        let isInner = skipEmpty() && lines[position].indent > indent
        items.append(isInner ? try block(depth: depth + 1) : .null)
      } else {
        // What stands behind the dash is a block of its own, further in.
        lines[position].indent = indent + 1 + spaces
        lines[position].text = content
        items.append(try block(depth: depth + 1))
      }
    }
    if position < lines.count, lines[position].indent > indent {
      throw failure("it is indented more than what it belongs to")
    }
    return .array(items)
  }

  private mutating func mapping(at indent: Int, depth: Int) throws(Failure) -> JSONValue {
    var members: [String: JSONValue] = [:]
    var merged: [JSONValue] = []
    while skipEmpty(), lines[position].indent == indent, !Self.isEntry(lines[position].text) {
      try refuseUnread(lines[position].text)
      guard let (name, rest) = key(of: lines[position].text) else {
        throw failure("a key and a colon were expected")
      }
      let value = try value(rest, above: indent, isOfKey: true, depth: depth)
      if name == "<<" {
        merged += value.members == nil ? value.items : [value]
      } else {
        members[name] = value
      }
    }
    if position < lines.count, lines[position].indent > indent {
      throw failure("it is indented more than what it belongs to")
    }
    for other in merged { members.merge(other.members ?? [:]) { own, _ in own } }
    return .object(members)
  }

  /// The key that a line begins with and what stands behind the colon.
  private func key(of text: Substring) -> (name: String, rest: Substring)? {
    var rest = text
    var name: String?
    if let quote = text.first, quote == "\"" || quote == "'" {
      var cursor = YAMLCursor(text)
      guard let quoted = try? cursor.quoted() else { return nil }
      (name, rest) = (quoted, cursor.rest)
    } else if text.first == "[" || text.first == "{" {
      return nil
    }
    var previous: Character = " "
    for index in rest.indices {
      if rest[index] == "#", previous == " ", index != rest.startIndex { return nil }
      let next = rest.index(after: index)
      if rest[index] == ":", next == rest.endIndex || rest[next] == " " {
        let word = YAMLCursor.withoutComment(rest[..<index])
        guard name == nil || word.isEmpty else { return nil }
        return (name ?? word, rest[next...].drop { $0 == " " })
      }
      if name != nil, rest[index] != " " { return nil }
      previous = rest[index]
    }
    return nil
  }

  /// A value of which the first line is given; what it reaches over is read.
  ///
  /// - Parameters:
  ///   - indent: lines further in than this belong to it.
  ///   - isOfKey: whether a list may stand right below its key.
  private mutating func value(
    _ first: Substring, above indent: Int, isOfKey: Bool = false, depth: Int
  ) throws(Failure) -> JSONValue {
    guard let start = first.first, start != "#" else {
      position += 1
      guard skipEmpty() else { return .null }
      let next = lines[position]
      let isList = isOfKey && next.indent == indent && Self.isEntry(next.text)
      return next.indent > indent || isList ? try block(depth: depth + 1) : .null
    }
    switch start {
    case "&":
      let name = first.dropFirst().prefix { $0 != " " }
      let rest = first.dropFirst(name.count + 1).drop { $0 == " " }
      let value = try value(rest, above: indent, isOfKey: isOfKey, depth: depth + 1)
      anchors[String(name)] = value
      return value
    case "*":
      let name = first.dropFirst().prefix { $0 != " " }
      guard let value = anchors[String(name)] else { throw failure("nothing is marked &\(name)") }
      position += 1
      return value
    case "!", "@", "`", "%": throw failure("values that begin with \(start) are not read")
    case "|", ">": return .string(try blockText(first, above: indent))
    case "[", "{", "\"", "'": return try spanning(first)
    default: return plain(first, above: indent)
    }
  }

  /// A value with an end of its own, which may be lines further down.
  private mutating func spanning(_ first: Substring) throws(Failure) -> JSONValue {
    var text = String(first)
    let start = position
    while true {
      do throws(YAMLCursor.Problem) {
        var cursor = YAMLCursor(text[...])
        cursor.anchors = anchors
        let value = try cursor.flow(depth: 0)
        cursor.skipSpace()
        guard cursor.rest.isEmpty else { throw .reason("there is more behind the value") }
        position += 1
        return value
      } catch {
        if case .reason(let reason) = error { throw failure(reason) }
        position += 1
        guard position < lines.count, position - start < Self.longest else {
          position = start
          throw failure("what begins here has no end")
        }
        let line = lines[position].whole
        text += "\n" + line
      }
    }
  }

  /// Plain text goes on in lines further in.
  private mutating func plain(_ first: Substring, above indent: Int) -> JSONValue {
    var words = YAMLCursor.withoutComment(first)
    position += 1
    let start = position
    while skipEmpty(), lines[position].indent > indent {
      words += " " + YAMLCursor.withoutComment(lines[position].text)
      position += 1
    }
    return position == start ? YAMLCursor.scalar(words) : .string(words)
  }

  /// `|` keeps the ends of lines, `>` joins lines with a space.
  private mutating func blockText(
    _ header: Substring, above indent: Int
  ) throws(Failure) -> String {
    let marks = YAMLCursor.withoutComment(header).dropFirst()
    guard marks.allSatisfy({ "+-123456789".contains($0) }) else {
      throw failure("\(header) begins no text")
    }
    position += 1
    var body: [Substring] = []
    while position < lines.count, lines[position].indent > indent || lines[position].isBlank {
      body.append(lines[position].whole)
      position += 1
    }
    while body.last?.allSatisfy(\.isWhitespace) == true { body.removeLast() }
    let given = marks.compactMap(\.wholeNumberValue).first.map { max(indent, 0) + $0 }
    let least =
      body.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let texts = body.map { String($0.dropFirst(given ?? least)) }
    let text = texts.joined(separator: header.first == "|" ? "\n" : " ")
    return text + (marks.contains("-") || text.isEmpty ? "" : "\n")
  }
}
