/// What stands beside a declaration and declares nothing: availability, ownership, names for Swift.
struct HeaderAttributes {
  /// The declaration without them.
  private(set) var tokens: [HeaderToken] = []
  /// What Swift calls it: `NS_SWIFT_NAME(open(at:))`; without spaces.
  private(set) var swiftName: String?
  /// Whether Swift does not see it.
  private(set) var isHidden = false
  /// Whether Swift is to see it through code written for Swift, by a name with two underscores.
  private(set) var isRefined = false

  private static let words: Set = [
    "IB_DESIGNABLE", "UI_APPEARANCE_SELECTOR", "__attribute__", "__deprecated",
    "__deprecated_msg", "__unused",
  ]
  private static let prefixes = [
    "API_", "CF_RETURNS", "CF_SWIFT_", "DEPRECATED_", "NS_AVAILABLE", "NS_CLASS_AVAILABLE",
    "NS_DEPRECATED", "NS_DESIGNATED_", "NS_EXTENSION_UNAVAILABLE", "NS_FORMAT_",
    "NS_REFINED_FOR_SWIFT", "NS_REQUIRES_", "NS_RETURNS", "NS_SWIFT_", "NS_UNAVAILABLE",
    "NS_WARN_", "UNAVAILABLE_",
  ]

  /// Whether a token is one of them, or begins one.
  static func begins(with token: HeaderToken) -> Bool {
    token.kind == .word
      && (words.contains(token.text) || prefixes.contains(where: token.text.hasPrefix))
  }

  init(_ all: [HeaderToken]) {
    var rest = all[...]
    while let token = rest.popFirst() {
      guard Self.begins(with: token) else {
        tokens.append(token)
        continue
      }
      isHidden =
        isHidden
        || ["NS_UNAVAILABLE", "NS_SWIFT_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE"].contains(token.text)
      isRefined = isRefined || token.text == "NS_REFINED_FOR_SWIFT"
      let inner = Self.arguments(&rest)
      if ["CF_SWIFT_NAME", "NS_SWIFT_NAME"].contains(token.text), swiftName == nil, !inner.isEmpty {
        let name = inner.map(\.text).joined()
        // It becomes code, so nothing else may stand there.
        let isName = name.allSatisfy {
          $0 == "_" || ".:()".contains($0) || $0.isLetter || $0.isNumber
        }
        swiftName = isName ? name : nil
      }
    }
  }

  /// What stands in the parentheses here.
  private static func arguments(_ rest: inout ArraySlice<HeaderToken>) -> ArraySlice<HeaderToken> {
    guard rest.first?.text == "(" else { return [] }
    var depth = 0
    let end = rest.firstIndex { token in
      depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
      return depth == 0
    }
    let inner = rest[(rest.startIndex + 1)..<max(rest.startIndex + 1, end ?? rest.endIndex)]
    rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    return inner
  }
}
