/// What a page can show under a name.
package enum TemplateValue: Hashable, Sendable {
  /// Text, always escaped when it is written.
  case text(String)
  /// Whether a section is shown.
  case flag(Bool)
  /// A section repeated once per element, with the element's own names in front.
  case list([[String: TemplateValue]])
}

extension TemplateValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .flag(value) }
}
