import SourceLexing

/// Tells which braces in a declaration hold views.
struct ViewBuilding {
  /// What is between braces.
  enum Role {
    /// Views, one a statement.
    case views
    /// Parts that hold views, such as regions of the Dynamic Island.
    case structure
    /// What is done when something happens.
    case action
    /// Anything else.
    case code
  }

  private let site: HealingSite
  private var outline: SourceOutline { site.outline }

  init(_ site: HealingSite) { self.site = site }

  /// Whether a result is some view.
  static func isView(_ type: String) -> Bool {
    let words = type.split { !$0.isLetter && $0 != "_" }
    return words.first == "some" && words.dropFirst().contains("View")
  }

  private static func holdsViews(_ type: String) -> Bool {
    type.hasPrefix("some ") && (type.contains("Configuration") || type == "some Widget")
  }

  /// Whether the declaration is made of views, directly or within.
  var isInViews: Bool {
    Self.isView(site.resultText) || Self.holdsViews(site.resultText) || isBuilder
      || site.declaration.keyword == "#Preview"
  }

  private var isBuilder: Bool { site.hasAttribute("@ViewBuilder") }

  private static let controlFlow: Set<String> = ["if", "else", "switch", "for"]
  private static let actionLabels: Set<String> = [
    "action", "perform", "get", "set", "completion", "onEditingChanged", "onCommit", "by",
  ]
  private static let builders: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "containerBackground", "sheet", "popover",
    "fullScreenCover", "contextMenu", "toolbar", "chartOverlay", "chartBackground",
  ]
  private static let codes: Set<String> = ["Task", "Binding", "Timer", "MainActor", "Array", "Set"]

  /// What the braces hold that open at a token.
  func role(of open: Int) -> Role {
    if open == site.declaration.body?.lowerBound {
      if site.declaration.keyword == "#Preview" {
        return outline.text(site.declaration.keywordIndex + 2) == "as" ? .structure : .views
      }
      return Self.isView(site.resultText) || isBuilder ? .views : .structure
    }
    let before = open - 1
    if outline.isPunctuation(before, ":"), outline.isWord(before - 1) {
      return role(label: outline.text(before - 1), at: before - 1)
    }
    guard let name = calledName(before) else { return flow(open) }
    return role(call: name, open)
  }

  /// Of a closure behind a label.
  private func role(label: String, at index: Int) -> Role {
    if Self.actionLabels.contains(label) { return .action }
    if ["dynamicIsland", "timeline", "timelineProvider"].contains(label) { return .structure }
    return outline.isPunctuation(index - 1, "}") || outline.isPunctuation(index - 1, "(")
      || outline.isPunctuation(index - 1, ",") ? .views : .code
  }

  private func role(call name: Int, _ open: Int) -> Role {
    let word = outline.text(name)
    let isMember = outline.isPunctuation(name - 1, ".")
    if word.first?.isUppercase == true {
      if Self.codes.contains(word) { return .code }
      if word == "DynamicIsland" { return .structure }
      if word == "Button", isAction(name, open) { return .action }
      return .views
    }
    if isMember, Self.builders.contains(word) { return .views }
    return .code
  }

  /// Whether the first closure of a button is what it does, and not what it shows.
  private func isAction(_ name: Int, _ open: Int) -> Bool {
    guard outline.isPunctuation(name + 1, "(") else { return true }
    return outline.tokens[name + 2].kind == .string || outline.isWord(name + 2, "role")
      || outline.isPunctuation(outline.after(open), ",")
      || outline.text(outline.after(open)) == "label"
  }

  /// The name of what is called with the closure behind a token.
  private func calledName(_ before: Int) -> Int? {
    if outline.isWord(before) {
      return Self.controlFlow.contains(outline.text(before)) ? nil : before
    }
    guard outline.isPunctuation(before, ")"), let open = outline.partners[before] else {
      return nil
    }
    var index = open - 1
    if outline.isPunctuation(index, ">") {
      while index > 0, !outline.isPunctuation(index, "<") { index -= 1 }
      index -= 1
    }
    let isName = outline.isWord(index) && !Self.controlFlow.contains(outline.text(index))
    // `if f(x) {` ends with parentheses too.
    return isName && !isCondition(index) ? index : nil
  }

  private func isCondition(_ index: Int) -> Bool {
    guard let around = outline.enclosing[index],
      let statement = outline.statement(around: index, in: around)
    else { return false }
    let word = outline.text(statement.lowerBound)
    return Self.controlFlow.contains(word) || word == "guard" || word == "while"
  }

  /// Of the braces of `if`, `else` and `switch`: what those around them hold.
  private func flow(_ open: Int) -> Role {
    guard let around = outline.enclosing[open], outline.isPunctuation(around, "{"),
      let statement = outline.statement(around: open, in: around),
      Self.controlFlow.contains(outline.text(statement.lowerBound))
    else { return .code }
    return role(of: around)
  }
}
