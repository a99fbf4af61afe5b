import WidgetSettings

extension SettingValues {
  /// What a command line says of settings.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    for declaration in SettingDeclaration.all {
      guard let option = CommandOption(declaration),
        let words = Self.words(arguments, option, declaration.outline.words)
      else { continue }
      do throws(SettingFault) {
        try take(declaration.outline.value(words), for: declaration)
      } catch {
        let (word, hint) = Self.refusal(error, of: words, declaration.outline)
        throw UsageError("\(option.name) cannot be \u{201C}\(word)\u{201D}.", hint: hint)
      }
    }
  }

  /// What cannot be, and what can.
  private static func refusal(
    _ fault: SettingFault, of words: [String], _ outline: SettingOutline
  ) -> (word: String, hint: String) {
    if case .unknown(let unknown) = fault, let first = unknown.first {
      return (first.word, first.problem)
    }
    return (words.joined(separator: ","), "Expected: \(outline.onCommandLine).")
  }

  /// What is said of an option; nil for nothing.
  private static func words(
    _ arguments: Arguments, _ option: CommandOption, _ kind: SettingOutline.Words
  ) -> [String]? {
    switch kind {
    case .none: arguments.has(option) ? [] : nil
    case .text, .number: arguments.text(option).map { [$0] }
    case .list: arguments.list(option)
    }
  }
}
