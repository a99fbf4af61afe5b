import DiagnosticRecords

extension StringCatalogsReader {
  /// Reads a string catalog, `.xcstrings`.
  mutating func addStringCatalog(_ bytes: [UInt8], _ entry: FolderListing.Entry) {
    let catalog: LooseValue
    do {
      catalog = try LooseValue.json(bytes)
    } catch {
      return report(
        .brokenStrings, "The string catalog is not valid JSON. \(error.problem)",
        hint: "Repair the file; a merge conflict often leaves such marks.", file: entry.path)
    }
    guard catalog["strings"].isObject else {
      return report(
        .brokenStrings, "The string catalog has no “strings”.",
        hint: "Open it in Xcode and save it again.", file: entry.path)
    }
    let source = catalog["sourceLanguage"].string ?? catalogs.developmentLanguage
    let strings = catalog["strings"]
    for key in strings.keys {
      let localizations = strings[key]["localizations"]
      for language in localizations.keys {
        let value = localized(localizations[language])
        // A language without text counts as not translated.
        guard let value else { continue }
        add(value, key: key, table: entry.stem, language: language)
      }
      // Where the source language has no text of its own, the key is the text.
      if localized(localizations[source]) == nil {
        add(.plain(key), key: key, table: entry.stem, language: source)
      }
    }
  }

  /// A localization with its substitutions.
  private func localized(_ localization: LooseValue) -> StringValue? {
    let listed = localization["substitutions"]
    guard listed.isObject, !listed.keys.isEmpty else { return variation(localization) }
    var substitutions: [String: StringValue.Substitution] = [:]
    for name in listed.keys {
      guard let value = variation(listed[name]) else { continue }
      substitutions[name] = StringValue.Substitution(
        argument: listed[name]["argNum"].number.flatMap { Int(exactly: $0) },
        specifier: listed[name]["formatSpecifier"].string ?? "lld", value: value)
    }
    return variation(localization).map { filled($0, substitutions) }
  }

  /// Makes every text of a value a format with the same placeholders.
  private func filled(
    _ value: StringValue, _ substitutions: [String: StringValue.Substitution]
  ) -> StringValue {
    switch value {
    case .plain(let text): .format(text, substitutions: substitutions)
    case .plural(let variants): .plural(variants.mapValues { filled($0, substitutions) })
    case .device(let variants): .device(variants.mapValues { filled($0, substitutions) })
    case .format: value
    }
  }

  /// A text, or texts by plural or device, nested in any order.
  private func variation(_ node: LooseValue) -> StringValue? {
    let unit = node["stringUnit"]
    if unit.isObject {
      guard let text = unit["value"].string else { return nil }
      let isUntouched = text.isEmpty && unit["state"].string == "new"
      return isUntouched ? nil : .plain(text)
    }
    let plural = node["variations"]["plural"]
    if plural.isObject {
      var variants: [PluralCategory: StringValue] = [:]
      for category in PluralCategory.allCases {
        variants[category] = variation(plural[category.rawValue])
      }
      return variants.isEmpty ? nil : .plural(variants)
    }
    let device = node["variations"]["device"]
    guard device.isObject else { return nil }
    var variants: [String: StringValue] = [:]
    for name in device.keys { variants[name] = variation(device[name]) }
    return variants.isEmpty ? nil : .device(variants)
  }
}
