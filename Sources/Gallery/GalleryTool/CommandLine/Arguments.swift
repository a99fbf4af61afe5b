import ResourceCatalogs
import WidgetSettings

/// The words of a command line, sorted into inputs and options.
struct Arguments: Sendable {
  /// Words that belong to no option, in order.
  private(set) var inputs: [String] = []
  private var values: [String: [String]] = [:]

  /// - Parameters:
  ///   - words: what follows the command's name.
  ///   - options: what the command understands.
  ///   - command: the command's name for messages.
  init(_ words: [String], options: [CommandOption], command: String) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        inputs += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        inputs.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        throw Self.unknown(name, options, command)
      }
      let given = parts.count > 1 ? String(parts[1]) : nil
      values[option.name, default: []].append(try Self.value(option, name, given, &rest))
    }
    if inputs.contains("") {
      throw UsageError(
        "an input of \(command) is empty.", hint: "Is a variable of the shell not set?")
    }
  }

  /// The value of an option: after the `=`, or the next word; empty for a switch.
  private static func value(
    _ option: CommandOption, _ name: String, _ given: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      if given != nil { throw UsageError("\(name) takes no value.") }
      return ""
    }
    if let given { return try said(given, option, name) }
    if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      return try said(next, option, name)
    }
    throw UsageError(
      "\(name) needs a value: \(name) \(placeholder).",
      hint: "A value that begins with a hyphen is given as \(name)=VALUE.")
  }

  /// A value that says something: an empty list would draw everything, an empty folder is here.
  private static func said(
    _ value: String, _ option: CommandOption, _ name: String
  ) throws(UsageError) -> String {
    if option.mayBeEmpty || value.contains(where: { $0 != "," && !$0.isWhitespace }) {
      return value
    }
    throw UsageError(
      "\(name) is given nothing.",
      hint: "Leave it out, or give a value: \(name) \(option.value ?? "").")
  }

  private static func unknown(
    _ name: String, _ options: [CommandOption], _ command: String
  ) -> UsageError {
    let word = name.filter { $0 != "-" }.lowercased()
    let key = SettingDeclaration.all.first { $0.option == nil && $0.name.lowercased() == word }
    if let key {
      return UsageError(
        "\(command) has no option \(name).",
        hint: "`\(key.name)` is said in vitrine.json. See: vitrine help settings")
    }
    let near = NearestNames.find(name, among: options.flatMap(\.names), limit: 1)
    let meant = near.first.map { "Did you mean \($0)? " } ?? ""
    return UsageError(
      "\(command) has no option \(name).", hint: "\(meant)See: vitrine help \(command)")
  }

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// The value of an option; the last one if it was given more than once.
  func text(_ option: CommandOption) -> String? {
    values[option.name]?.last.flatMap { option.mayBeEmpty && $0.isEmpty ? nil : $0 }
  }

  /// All values of an option; a value may be several, parted by commas.
  func list(_ option: CommandOption) -> [String]? {
    values[option.name].map { values in
      values.flatMap { $0.split(separator: ",") }.map { word in
        String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }
}
