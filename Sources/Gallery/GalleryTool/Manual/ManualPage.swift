import WidgetSettings

/// A page for `man`, of the same words as the help.
struct ManualPage {
  /// `vitrine-build`.
  let name: String
  /// The chapter of the manual: 1 for commands, 5 for formats of files.
  var chapter = 1
  /// One line.
  let summary: String
  private(set) var body = ""

  /// The page of the tool.
  static var overview: ManualPage {
    var page = ManualPage(name: "vitrine", summary: "draw iOS widgets without a Mac")
    page.section("SYNOPSIS")
    page.line("\\fBvitrine\\fR \\fICOMMAND\\fR …")
    page.section("DESCRIPTION")
    page.paragraphs(
      """
      Compiles the Swift source of widget extensions as it is, draws every widget in its sizes,
      appearances, states and timeline entries as SVG, and makes a gallery of them, or compares
      them with recorded ones.
      """)
    page.section("COMMANDS")
    for command in Command.all {
      page.item("\\fBvitrine " + escaped(command.name) + "\\fR", command.summary)
    }
    page.endings()
    page.section("ENVIRONMENT")
    for (name, meaning) in EnvironmentHelp.variables {
      page.item("\\fB" + escaped(name) + "\\fR", meaning)
    }
    page.section("SEE ALSO")
    let others = Command.all.map { "\\fBvitrine-\($0.name)\\fR(1)" }
    page.line((others + ["\\fBvitrine.json\\fR(5)"]).joined(separator: ", "))
    return page
  }

  /// The page of a command.
  static func of(_ command: Command) -> ManualPage {
    var page = ManualPage(name: "vitrine-" + command.name, summary: command.summary)
    page.section("SYNOPSIS")
    page.line("\\fBvitrine " + escaped(command.name) + "\\fR " + escaped(command.usage))
    page.section("DESCRIPTION")
    page.paragraphs(command.details.isEmpty ? command.summary + "." : command.details)
    if !command.options.isEmpty { page.section("OPTIONS") }
    for option in command.options {
      page.item("\\fB" + escaped(option.synopsis) + "\\fR", option.summary)
    }
    page.endings()
    page.section("SEE ALSO")
    page.line("\\fBvitrine\\fR(1), \\fBvitrine.json\\fR(5)")
    return page
  }

  /// The page of the settings file.
  static var settings: ManualPage {
    var page = ManualPage(name: "vitrine.json", chapter: 5, summary: "settings of widget projects")
    page.section("DESCRIPTION")
    page.paragraphs(
      """
      Lies in the folder of a target or of its project and holds one JSON object, every key of
      which may be left out. The command line rules over it. \
      “vitrine help settings --schema” prints its JSON Schema, by which editors complete it.
      """)
    page.section("KEYS")
    let keys = SettingDeclaration.all.filter(\.isInFile).sorted { $0.name < $1.name }
    for key in keys {
      let usually = key.usually.map { " (default \($0))" } ?? ""
      page.item(
        "\\fB" + escaped(key.name) + "\\fR",
        "\(key.outline.expected)\(usually). " + SettingsPage.sentences(key))
    }
    page.section("SEE ALSO")
    page.line("\\fBvitrine\\fR(1), \\fBvitrine-build\\fR(1)")
    return page
  }

  /// The page as `man` reads it.
  var text: String {
    let title = name.uppercased()
    return """
      .TH "\(title)" "\(chapter)" "" "vitrine \(Version.current)" "Vitrine"
      .ad l
      .nh
      .SH NAME
      \(Self.escaped(name)) \\- \(Self.escaped(summary))
      \(body)
      """
  }

  private mutating func endings() {
    section("EXIT STATUS")
    for code in ExitCode.allCases { item("\\fB\(code.rawValue)\\fR", code.meaning) }
  }

  private mutating func section(_ title: String) { body += ".SH \(title)\n" }

  private mutating func line(_ text: String) { body += text + "\n" }

  private mutating func item(_ term: String, _ text: String) {
    body += ".TP\n\(term)\n\(Self.escaped(text))\n"
  }

  /// Lines that begin with blanks are kept as they are, as tables of words are.
  private mutating func paragraphs(_ text: String) {
    var isTable = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isTable { body += isIndented ? ".nf\n" : ".fi\n" }
      isTable = isIndented
      body += line.isEmpty ? ".PP\n" : Self.escaped(String(line)) + "\n"
    }
    if isTable { body += ".fi\n" }
  }

  /// Text in which nothing is an order to the formatter.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }
      .joined(separator: "\n")
  }
}
