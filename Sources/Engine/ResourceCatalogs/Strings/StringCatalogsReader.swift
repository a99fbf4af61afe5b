import DiagnosticRecords

/// Walks folders and gathers the strings of every language.
struct StringCatalogsReader {
  var catalogs: StringCatalogs
  /// The part of paths that reports leave out.
  private var root = ""
  /// The bundle of the module whose strings are read; nil for the program's own.
  var bundle: String?

  init(developmentLanguage: String) {
    catalogs = StringCatalogs(developmentLanguage: developmentLanguage)
  }

  /// Reads one file or folder.
  mutating func read(_ path: String) {
    let entry = FolderListing.entry(path)
    root = String(entry.path.dropLast(entry.name.count))
    guard FolderListing.exists(entry.path) else {
      return report(
        .missingResource, "The string file or folder is not there.",
        hint: "Correct the path, or leave it out.", file: entry.path)
    }
    let parent = FolderListing.entry(String(root.dropLast()))
    visit(entry, language: parent.ending == "lproj" ? parent.stem : "Base", depth: 0)
  }

  private mutating func visit(_ entry: FolderListing.Entry, language: String, depth: Int) {
    if entry.isFolder {
      guard depth < 40 else { return }
      let inner = entry.ending == "lproj" ? entry.stem : language
      for child in FolderListing.entries(entry.path) {
        visit(child, language: inner, depth: depth + 1)
      }
      return
    }
    guard ["strings", "stringsdict", "xcstrings"].contains(entry.ending) else { return }
    guard let bytes = FolderListing.bytes(entry.path) else {
      return report(
        .brokenStrings, "The file cannot be read.", hint: "Check its permissions.",
        file: entry.path)
    }
    switch entry.ending {
    case "strings": addStrings(bytes, entry, language)
    case "stringsdict": addStringsdict(bytes, entry, language)
    default: addStringCatalog(bytes, entry)
    }
  }

  /// Reads a `.strings` file in any of its forms.
  private mutating func addStrings(
    _ bytes: [UInt8], _ entry: FolderListing.Entry, _ language: String
  ) {
    if bytes.starts(with: Array("bplist".utf8)) || Self.isMarkup(bytes) {
      guard let list = propertyList(bytes, entry) else { return }
      for key in list.keys {
        guard let text = list[key].string else { continue }
        add(.plain(text), key: key, table: entry.stem, language: language)
      }
      return
    }
    guard let text = TextEncoding.decode(bytes) else {
      return report(
        .brokenStrings, "The file is neither UTF-8 nor UTF-16.",
        hint: "Save it as UTF-8.", file: entry.path)
    }
    var parser = StringsFileParser(text)
    for pair in parser.pairs() {
      add(.plain(pair.value), key: pair.key, table: entry.stem, language: language)
    }
    for problem in parser.problems {
      report(
        .brokenStrings, as: .warning, problem.message,
        hint: "Write \"key\" = \"value\"; and escape quotes inside as \\\".", file: entry.path,
        line: problem.line)
    }
  }

  /// A property list, or nil after a report.
  mutating func propertyList(_ bytes: [UInt8], _ entry: FolderListing.Entry) -> LooseValue? {
    do {
      let list = try LooseValue.propertyList(bytes)
      if list.isObject { return list }
      report(
        .brokenStrings, "The property list holds no dictionary.",
        hint: "Its outermost element must be <dict>.", file: entry.path)
    } catch {
      report(
        .brokenStrings, "The file is no valid property list. \(error.problem)",
        hint: "Repair the file, or export it again.", file: entry.path)
    }
    return nil
  }

  /// Adds a value; plurals replace plain texts of the same key, whatever order they come in.
  mutating func add(_ value: StringValue, key: String, table name: String, language: String) {
    let table = bundle.map { $0 + "/" + name } ?? name
    let tag = LanguageTag.normal(language)
    if catalogs.spellings[tag] == nil { catalogs.spellings[tag] = language }
    if case .plain = value, let known = catalogs.values[tag]?[table]?[key] {
      if case .plain = known {} else { return }
    }
    catalogs.values[tag, default: [:]][table, default: [:]][key] = value
  }

  /// Records something wrong, with the file relative to what was asked to be read.
  mutating func report(
    _ rule: Rule, as severity: Diagnostic.Severity? = nil, _ message: String, hint: String,
    file: String, line: Int? = nil
  ) {
    let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
    catalogs.diagnostics.append(
      Diagnostic(rule, as: severity, message, hint: hint, file: shown, line: line))
  }

  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "<")
  }
}

extension Rule {
  static let brokenStrings = Rule(
    "broken-strings", fault: .widget, .error, "A file of strings cannot be read",
    why: "Texts are shown by their keys.",
    remedy: "Repair the file, or export it again; it must be UTF-8 or UTF-16.")
  static let oddStrings = Rule(
    "odd-strings", fault: .widget, .warning, "An entry of plurals has no format",
    why: "Its text is shown by its key.",
    remedy: "Give it an NSStringLocalizedFormatKey and a dictionary for each placeholder in it.")
}
