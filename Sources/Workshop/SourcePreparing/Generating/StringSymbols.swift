import Foundation
import ResourceCatalogs

/// The symbols Xcode 26 generates for string catalogs: a member of `LocalizedStringResource` for
/// every key that was written by hand (`Text(.welcomeTitle)`), a function where the string has
/// placeholders for values, inside of an enumeration for tables other than `Localizable`.
struct StringSymbols {
  /// A key with the parameters of its symbol.
  private struct Entry {
    var name: String
    var key: String
    var placeholders: [StringPlaceholder]
  }

  /// Members the program adds to types itself.
  private let members: Set<FileFacts.ExtensionMember>
  /// The name of the bundle that they lie in; nil for the program's own.
  private let bundle: String?
  private var tables: [(name: String, entries: [Entry])] = []

  /// - Parameters:
  ///   - catalogs: `.xcstrings` files; unreadable ones are reported where strings are looked up.
  ///   - members: what the program adds to types itself.
  ///   - bundle: the name of the bundle that they lie in; nil for the program's own.
  init(_ catalogs: [URL], members: Set<FileFacts.ExtensionMember>, bundle: String? = nil) {
    (self.members, self.bundle) = (members, bundle)
    var seen: Set<String> = []
    for file in catalogs.sorted(by: { $0.path < $1.path }) {
      let table = file.deletingPathExtension().lastPathComponent
      guard table != "InfoPlist", table != "AppShortcuts", let data = try? Data(contentsOf: file),
        let root = try? LooseValue.json([UInt8](data)), seen.insert(table).inserted
      else { continue }
      let entries = Self.entries(root)
      if !entries.isEmpty { tables.append((table, entries)) }
    }
  }

  private static func entries(_ root: LooseValue) -> [Entry] {
    let language = root["sourceLanguage"].string ?? "en"
    var taken: Set<String> = []
    return root["strings"].keys.compactMap { key in
      let entry = root["strings"][key]
      guard entry["extractionState"].string == "manual" else { return nil }
      let (inKey, words) = StringPlaceholder.scan(key)
      guard let name = symbol(words), taken.insert(name).inserted else { return nil }
      var placeholders: [Int: StringPlaceholder] = [:]
      for placeholder in inKey + inValue(entry["localizations"][language]) {
        if placeholders[placeholder.position]?.label == nil {
          placeholders[placeholder.position] = placeholder
        }
      }
      let ordered = placeholders.keys.sorted().compactMap { placeholders[$0] }
      return Entry(name: name, key: key, placeholders: ordered)
    }
  }

  /// The placeholders of the text in the source language: of its plain form or its first plural
  /// form, and of its substitutions, which have names.
  private static func inValue(_ value: LooseValue) -> [StringPlaceholder] {
    let plural = value["variations"]["plural"]
    let forms = ["other"] + plural.keys
    let texts = [value["stringUnit"]] + forms.map { plural[$0]["stringUnit"] }
    let text = texts.lazy.compactMap { $0["value"].string }.first ?? ""
    let substitutions = value["substitutions"]
    let named = substitutions.keys.enumerated().map { index, name in
      let substitution = substitutions[name]
      return StringPlaceholder(
        position: substitution["argNum"].number.flatMap { Int(exactly: $0) } ?? index + 1,
        label: name, conversion: substitution["formatSpecifier"].string ?? "lld")
    }
    return named.isEmpty ? StringPlaceholder.scan(text).placeholders : named
  }

  /// Words in camel case: `settings.about title` → `settingsAboutTitle`.
  private static func symbol(_ text: String) -> String? {
    let words = text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    let isLoud = !first.contains(where: \.isLowercase)
    let start = isLoud ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = start + rest.joined()
    return name.first?.isNumber == true ? "_" + name : SwiftCode.name(name)
  }

  /// One file; nil if no key is written by hand.
  var text: String? {
    let parts = tables.compactMap { table -> String? in
      let isMain = table.name == "Localizable"
      let entries = table.entries.filter { entry in
        !isMain || !members.contains(.init(type: "LocalizedStringResource", name: entry.name))
      }
      guard !entries.isEmpty else { return nil }
      let indent = isMain ? "  " : "    "
      let lines = entries.map { indent + member($0, table.name) + "\n" }.joined()
      if isMain { return "nonisolated extension LocalizedStringResource {\n\(lines)}\n" }
      guard let space = AssetSymbolName(namespace: table.name)?.text else { return nil }
      return "nonisolated extension LocalizedStringResource {\n"
        + "  nonisolated enum \(space) {\n\(lines)  }\n}\n"
    }
    guard !parts.isEmpty else { return nil }
    let module = GeneratedSources.additionsModule
    return "import Foundation\nimport \(module)\n\n" + parts.joined(separator: "\n")
  }

  private func member(_ entry: Entry, _ table: String) -> String {
    let key = SwiftCode.literal(entry.key)
    let origin =
      "table: \(SwiftCode.literal(table))"
      + (bundle == nil ? "" : ", bundle: .atURL(Bundle.module.bundleURL)")
    guard !entry.placeholders.isEmpty else {
      return "static var \(entry.name): LocalizedStringResource {"
        + " LocalizedStringResource(\(key), \(origin)) }"
    }
    let names = entry.placeholders.map { $0.label.flatMap(Self.symbol) ?? "arg\($0.position)" }
    let parameters = zip(entry.placeholders, names).map { placeholder, name in
      "\(placeholder.label == nil ? "_ " : "")\(name): \(placeholder.type)"
    }
    let values = zip(entry.placeholders, names).map { placeholder, name in
      placeholder.type == "String"
        ? "\\(\(name))" : "\\(\(name), specifier: \"%\(placeholder.conversion)\")"
    }
    return "static func \(entry.name)(\(parameters.joined(separator: ", ")))"
      + " -> LocalizedStringResource { LocalizedStringResource(\(key),"
      + " defaultValue: \"\(values.joined())\", \(origin)) }"
  }
}
