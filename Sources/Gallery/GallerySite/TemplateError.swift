/// A mistake in a page or part of the site's folder.
package enum TemplateError: Error, Hashable, CustomStringConvertible {
  /// A `{{` without its `}}`.
  case unclosedTag(page: String, line: Int)
  /// A section that is closed twice, never, or in the wrong order.
  case unbalanced(page: String, section: String, line: Int)
  /// An included part that does not exist, or that includes itself.
  case unknownPart(page: String, part: String)
  /// A name nothing is known by.
  case unknownName(page: String, name: String)
  /// The folder lacks something every site needs.
  case unreadable(path: String)

  package var description: String {
    switch self {
    case .unclosedTag(let page, let line):
      "\(page):\(line): a {{ has no }}."
    case .unbalanced(let page, let section, let line):
      "\(page):\(line): the section “\(section)” is not closed where it should be."
    case .unknownPart(let page, let part):
      "\(page): there is no part “\(part)” in site/parts, or it includes itself."
    case .unknownName(let page, let name):
      "\(page): nothing is known as “\(name)”."
    case .unreadable(let path):
      "The site's templates are incomplete: \(path) cannot be read."
    }
  }
}
