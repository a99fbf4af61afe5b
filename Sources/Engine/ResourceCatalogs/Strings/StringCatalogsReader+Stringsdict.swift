import DiagnosticRecords

extension StringCatalogsReader {
  /// Reads a `.stringsdict` file.
  mutating func addStringsdict(
    _ bytes: [UInt8], _ entry: FolderListing.Entry, _ language: String
  ) {
    guard let list = propertyList(bytes, entry) else { return }
    for key in list.keys {
      guard let value = value(of: list[key]) else {
        report(
          .oddStrings, "The entry “\(key)” has no NSStringLocalizedFormatKey.",
          hint: "Give it a format key and a dictionary for each placeholder in it.",
          file: entry.path)
        continue
      }
      add(value, key: key, table: entry.stem, language: language)
    }
  }

  /// A format with its placeholders, or the older rules per width and device.
  private func value(of entry: LooseValue) -> StringValue? {
    if let text = entry.string { return .plain(text) }
    let device = entry["NSStringDeviceSpecificRuleType"]
    if device.isObject { return .device(variants(device)) }
    let width = entry["NSStringVariableWidthRuleType"]
    if width.isObject {
      // Widgets are wide enough for the longest in most cases; the view shortens it otherwise.
      let widest = width.keys.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
      return widest.flatMap { width[$0].string }.map { .plain($0) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"].string else { return nil }
    var substitutions: [String: StringValue.Substitution] = [:]
    for name in entry.keys where entry[name].isObject {
      let rule = entry[name]
      var plurals: [PluralCategory: StringValue] = [:]
      for category in PluralCategory.allCases {
        if let text = rule[category.rawValue].string { plurals[category] = .plain(text) }
      }
      substitutions[name] = StringValue.Substitution(
        argument: nil, specifier: rule["NSStringFormatValueTypeKey"].string ?? "d",
        value: .plural(plurals))
    }
    return .format(format, substitutions: substitutions)
  }

  private func variants(_ object: LooseValue) -> [String: StringValue] {
    var variants: [String: StringValue] = [:]
    for name in object.keys {
      variants[name] = value(of: object[name])
    }
    return variants
  }
}
