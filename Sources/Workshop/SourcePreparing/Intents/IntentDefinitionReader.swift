package import DiagnosticRecords
import ResourceCatalogs

/// Reads an `.intentdefinition` file, an XML or binary property list.
package struct IntentDefinitionReader {
  package private(set) var definition: IntentDefinition
  package private(set) var diagnostics: [Diagnostic] = []
  private var path: String { definition.path }

  /// Properties of every object, and of the classes that generated ones derive from, by what is
  /// defined.
  private static let inherited: (all: Set<String>, byKind: [String: Set<String>]) = (
    ["debugDescription", "description", "hash"],
    [
      "INIntentParameter": ["identifier", "intentDescription", "suggestedInvocationPhrase"],
      "INIntentResponseParameter": ["code", "userActivity"],
      "INTypeProperty": [
        "alternativeSpeakableMatches", "displayImage", "displayString", "identifier",
        "pronunciationHint", "subtitleString",
      ],
    ]
  )

  /// - Parameters:
  ///   - bytes: the file's contents.
  ///   - path: its path for diagnostics.
  package init(_ bytes: [UInt8], path: String) {
    definition = IntentDefinition(path: path)
    do {
      let root = try LooseValue.propertyList(bytes)
      guard ["INIntents", "INTypes", "INEnums"].contains(where: { root[$0].exists }) else {
        report(.intentsUnreadable, "It lists no intents, types or enumerations.")
        return
      }
      definition.enumerations = root["INEnums"].list.compactMap { enumeration($0) }
      definition.objects = root["INTypes"].list.compactMap { object($0) }
      definition.intents = root["INIntents"].list.compactMap { intent($0) }
    } catch {
      report(.intentsUnreadable, "It is not a property list. \(error.problem)")
    }
  }

  private mutating func report(_ rule: Rule, _ problem: String) {
    diagnostics.append(
      Diagnostic(rule, "\(path): \(problem)", hint: rule.remedy, file: path))
  }

  /// The name under `key`, or nil after a report if Swift cannot have it.
  private mutating func identifier(_ entry: LooseValue, _ key: String) -> String? {
    guard let name = entry[key].string, !name.isEmpty else {
      report(.intentsOddEntry, "An entry without \(key) is left out.")
      return nil
    }
    guard SwiftCode.isIdentifier(name) else {
      report(.intentsOddEntry, "“\(name)” is no name that code could use; the entry is left out.")
      return nil
    }
    return name
  }

  /// The class's own name, or the prefix and the name as Apple puts them together.
  private func className(_ entry: LooseValue, _ kind: String, _ name: String) -> String {
    if let given = entry[kind + "ClassName"].string, SwiftCode.isIdentifier(given) { return given }
    return (entry[kind + "ClassPrefix"].string ?? "") + name
  }

  private mutating func enumeration(_ entry: LooseValue) -> IntentDefinition.Enumeration? {
    guard let name = identifier(entry, "INEnumName") else { return nil }
    var cases: [IntentDefinition.Enumeration.Case] = []
    for value in entry["INEnumValues"].list {
      guard let caseName = identifier(value, "INEnumValueName") else { continue }
      let rawValue = value["INEnumValueIndex"].number.flatMap { Int(exactly: $0) } ?? 0
      let spelling = IntentEnumerationWriter.caseName(caseName)
      let isTaken = cases.contains {
        IntentEnumerationWriter.caseName($0.name) == spelling || $0.rawValue == rawValue
      }
      guard !isTaken else {
        report(
          .intentsOddEntry, "“\(name)” has two values “\(caseName)” or two of index \(rawValue).")
        continue
      }
      cases.append(IntentDefinition.Enumeration.Case(name: caseName, rawValue: rawValue))
    }
    if cases.isEmpty { cases = [IntentDefinition.Enumeration.Case(name: "unknown", rawValue: 0)] }
    return IntentDefinition.Enumeration(
      name: name, className: className(entry, "INEnum", name), cases: cases)
  }

  private mutating func object(_ entry: LooseValue) -> IntentDefinition.ObjectType? {
    guard let name = identifier(entry, "INTypeName") else { return nil }
    let own = entry["INTypeProperties"].list.filter { $0["INTypePropertyDefault"].bool != true }
    return IntentDefinition.ObjectType(
      name: name, className: className(entry, "INType", name),
      properties: own.compactMap { parameter($0, "INTypeProperty") })
  }

  /// Intents of the system's own are in its framework already.
  private mutating func intent(_ entry: LooseValue) -> IntentDefinition.Intent? {
    guard entry["INIntentType"].string ?? "Custom" == "Custom" else { return nil }
    guard let name = identifier(entry, "INIntentName") else { return nil }
    let parameters = entry["INIntentParameters"].list
    let given = entry["INIntentClassName"].string ?? ""
    return IntentDefinition.Intent(
      name: name,
      className: SwiftCode.isIdentifier(given)
        ? given : (entry["INIntentClassPrefix"].string ?? "") + name + "Intent",
      parameters: parameters.compactMap { parameter($0, "INIntentParameter") },
      response: response(entry["INIntentResponse"]))
  }

  private mutating func response(_ entry: LooseValue) -> IntentDefinition.Response {
    var response = IntentDefinition.Response()
    let properties = entry["INIntentResponseParameters"].list
    response.properties = properties.compactMap { parameter($0, "INIntentResponseParameter") }
    for code in entry["INIntentResponseCodes"].list {
      guard let name = identifier(code, "INIntentResponseCodeName") else { continue }
      let sentences = [
        "INIntentResponseCodeFormatString", "INIntentResponseCodeConciseFormatString",
      ]
      .compactMap { code[$0].string }.joined()
      let mentioned = response.properties.map(\.name).filter { sentences.contains("${\($0)}") }
      response.codes.append(IntentDefinition.Response.Code(name: name, mentioned: mentioned))
    }
    return response
  }

  /// A parameter or a property; their keys differ in how they begin.
  private mutating func parameter(_ entry: LooseValue, _ kind: String) -> DefinedParameter? {
    guard let name = identifier(entry, kind + "Name") else { return nil }
    guard !Self.inherited.all.union(Self.inherited.byKind[kind] ?? []).contains(name) else {
      report(
        .intentsOddEntry,
        "“\(name)” is a name that what it belongs to has already; the entry is left out.")
      return nil
    }
    var parameter = DefinedParameter(name: name, type: type(entry, kind, of: name))
    parameter.isList = entry[kind + "SupportsMultipleValues"].bool ?? false
    parameter.hasDynamicOptions = entry[kind + "SupportsDynamicEnumeration"].bool ?? false
    parameter.hasSearch = entry[kind + "SupportsSearch"].bool ?? false
    parameter.isResolved = entry[kind + "SupportsResolution"].bool ?? false
    let reasons = entry[kind + "UnsupportedReasons"].list
    parameter.refusals = reasons.compactMap { $0[kind + "UnsupportedReasonCode"].string }
      .filter(SwiftCode.isIdentifier)
    let standard = entry[kind + "Metadata"][kind + "MetadataDefaultValue"]
    parameter.standard = self.standard(standard, for: parameter)
    return parameter
  }

  private mutating func type(
    _ entry: LooseValue, _ kind: String, of name: String
  ) -> IntentValueType {
    if let name = entry[kind + "EnumType"].string { return .enumeration(name) }
    let type = entry[kind + "Type"].string ?? "String"
    let object = entry[kind + "ObjectType"].string
    if type == "Object", let object {
      let isSystem = entry[kind + "ObjectTypeNamespace"].string == "System"
      if isSystem, let known = IntentValueType.systemTypes[object] { return .system(known) }
      return .object(object)
    }
    if let known = IntentValueType.systemTypes[type] { return .system(known) }
    report(.intentsOddEntry, "“\(name)” is of the unknown type \(type) and becomes an INObject.")
    return .system(.object("INObject", "INObjectResolutionResult"))
  }

  /// Booleans and numbers look alike in a property list: the parameter's type decides.
  private mutating func standard(
    _ value: LooseValue, for parameter: DefinedParameter
  ) -> DefinedParameter.Default? {
    guard value.exists, value.string != "" else { return nil }
    let found: DefinedParameter.Default?
    switch parameter.type {
    case .enumeration: found = value.string.map { .text($0) } ?? value.number.map { .number($0) }
    case .system(let type):
      switch type.standard {
      case .text, .url: found = value.string.map { .text($0) }
      case .integer, .decimal: found = value.number.map { .number($0) }
      case .flag: found = (value.bool ?? value.number.map { $0 != 0 }).map { .flag($0) }
      case .none: found = nil
      }
    case .object: found = nil
    }
    if found == nil || parameter.isList {
      report(
        .intentsOddEntry, "The default value of “\(parameter.name)” is not supported and left out.")
      return nil
    }
    return found
  }
}

extension Rule {
  static let intentsUnreadable = Rule(
    "intents-unreadable", fault: .widget, .error, "An intent definition cannot be read",
    why: "The classes that Xcode generates from it are missing, so code that uses them does "
      + "not compile.",
    remedy: "Open the file in Xcode; a merge conflict often leaves it broken.")
  static let intentsOddEntry = Rule(
    "intents-odd-entry", fault: .widget, .warning,
    "An entry of an intent definition cannot be used",
    why: "It is left out.",
    remedy: "Correct the entry in Xcode; code that uses it will not compile.")
}
