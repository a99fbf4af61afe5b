/// A page or part: text with `{{names}}`, as `site/README.md` explains.
///
/// There is no way to write a value unescaped, so none can break out of its element of the page.
package struct Template: Sendable {
  /// A piece of the page.
  indirect enum Piece: Sendable {
    case text(String)
    case value(String)
    /// Words of the page, with values at their marks.
    case words(String, [String])
    case part(String)
    /// Shown once per element, or once if true; with `inverted` if empty or false.
    case section(name: String, inverted: Bool, pieces: [Piece])
  }

  /// The file's name, for errors.
  let name: String
  let pieces: [Piece]

  /// Reads a template; `name` only appears in errors.
  package init(_ source: String, name: String) throws {
    self.name = name
    var reader = TemplateReader(source, name: name)
    pieces = try reader.read()
  }
}

/// Splits a template's source into pieces.
private struct TemplateReader {
  private let name: String
  private var rest: Substring
  private var line = 1

  init(_ source: String, name: String) {
    self.name = name
    rest = source[...]
  }

  /// Reads up to the closing tag of `section`, or to the end.
  mutating func read(until section: String? = nil) throws -> [Template.Piece] {
    var pieces: [Template.Piece] = []
    let start = line
    while let open = rest.firstRange(of: "{{") {
      pieces.append(.text(take(upTo: open.lowerBound)))
      let tag = try takeTag()
      let subject = String(tag.dropFirst()).trimmingSpaces
      switch tag.first {
      case "!": continue
      case ">": pieces.append(.part(subject))
      case "\"": pieces.append(try words(subject))
      case "#", "^":
        let inner = try read(until: subject)
        pieces.append(.section(name: subject, inverted: tag.first == "^", pieces: inner))
      case "/":
        guard subject == section else {
          throw TemplateError.unbalanced(page: name, section: subject, line: line)
        }
        return pieces
      default: pieces.append(.value(String(tag).trimmingSpaces))
      }
    }
    if let section { throw TemplateError.unbalanced(page: name, section: section, line: start) }
    pieces.append(.text(String(rest)))
    rest = ""
    return pieces
  }

  /// `words" name name`: what follows a quotation mark.
  private func words(_ tag: String) throws -> Template.Piece {
    guard let end = tag.firstIndex(of: "\"") else {
      throw TemplateError.unclosedTag(page: name, line: line)
    }
    let names = tag[end...].dropFirst().split(separator: " ").map(String.init)
    return .words(String(tag[..<end]), names)
  }

  private mutating func take(upTo end: Substring.Index) -> String {
    let text = rest[..<end]
    line += text.count { $0 == "\n" }
    rest = rest[end...]
    return String(text)
  }

  private mutating func takeTag() throws -> Substring {
    rest = rest.dropFirst(2)
    guard let close = rest.firstRange(of: "}}") else {
      throw TemplateError.unclosedTag(page: name, line: line)
    }
    let tag = rest[..<close.lowerBound]
    rest = rest[close.upperBound...]
    return tag
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
