import Encodings
import ResourceCatalogs

extension Setting where Value == [String] {
  /// What is drawn along each axis, in the order of `themes/variants/`, whose files declare them;
  /// none for what is usual.
  package static var variants: [Self] {
    VariantAxis.readable.map { axis in
      Setting(
        "\(SettingDeclaration.variants.name).\(axis.id)",
        option: SettingOption(axis.options, value: "LIST", concernsLists: axis.concernsLists),
        .values(of: axis), usual: [], usually: axis.usual, help: axis.help)
    }
  }

  /// What is drawn along one axis.
  package static func variants(along axis: String) -> Self? {
    variants.first { $0.declaration.key == axis }
  }
}

extension SettingForm where Value == [String] {
  /// Some values of an axis, in any spelling.
  static func values(of axis: VariantAxis) -> SettingForm {
    let known = SettingForm<String>.anyOf(axis.listed)
    var form = SettingForm(
      SettingOutline(
        "a list of at least one value",
        schema: [
          "type": .array([.string("array"), .string("string")]), "items": .object(known),
          "minItems": .number(1),
        ], words: .list),
      read: { json in
        guard let words = json.texts, !words.isEmpty else { return nil }
        return words.reduce(into: []) { values, word in
          let value = axis.value(word) ?? word
          if !values.contains(value) { values.append(value) }
        }
      }, write: { .array($0.map(JSONValue.string)) })
    form.unknown = { words in
      words.filter { axis.value($0) == nil }.map {
        SettingFault.Unknown(word: $0, problem: axis.refusal(of: $0))
      }
    }
    return form
  }
}

extension SettingDeclaration {
  /// The key that holds a member for each axis.
  package static let variants = SettingDeclaration(
    "variants",
    SettingOutline(
      "an object of axes with lists of values",
      example: .object([
        "family": .array([.string("small"), .string("medium")]),
        "scheme": .array([.string("dark")]),
      ]),
      schema: ["type": .string("object"), "additionalProperties": .bool(false)]),
    help: "what to draw along each axis: axis with values",
    details: "What an axis is given replaces what is drawn along it otherwise."
  ) { (json) throws(SettingFault) in
    if json.members == nil { throw .form }
  }
}
