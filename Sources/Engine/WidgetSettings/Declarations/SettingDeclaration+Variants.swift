import Encodings

/// Keys of `vitrine.json` for what pictures vary by. Their values are those of the axes, which read
/// them.
extension SettingDeclaration {
  package static var variants: SettingDeclaration {
    let list = SettingForm<[String]>.list().outline.schema
    return SettingDeclaration(
      "variants",
      SettingOutline(
        "an object of axes with lists of values",
        example: .object([
          "family": .array([.string("small"), .string("medium")]),
          "scheme": .array([.string("dark")]),
        ]),
        schema: ["type": .string("object"), "additionalProperties": .object(list)]),
      help: "what to draw along each axis: axis with values",
      details: "What an axis is given replaces what is drawn along it otherwise."
    ) { (_) throws(SettingFault) in }
  }

  package static var renderingModes: SettingDeclaration {
    SettingDeclaration(
      "renderingModes",
      SettingForm<[String]>.list().example(.array([.string("fullColor"), .string("vibrant")]))
        .outline, usually: "fullColor",
      help: "the colours of the place, as --rendering-modes says them"
    ) { (_) throws(SettingFault) in }
  }

  package static var locationAuthorization: SettingDeclaration {
    SettingDeclaration(
      "locationAuthorization",
      SettingForm<[String]>.list("a text or a list of texts")
        .example(.array([.string("never"), .string("widgets")])).outline,
      help: "what the widget may know of the place, of several side by side, as --location says it"
    ) { (_) throws(SettingFault) in }
  }
}
