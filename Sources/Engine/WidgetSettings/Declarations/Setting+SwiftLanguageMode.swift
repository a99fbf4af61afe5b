import Encodings

extension Setting where Value == Int? {
  /// The language mode widget code is compiled in, 5 or 6; nil for the project's own.
  package static var swiftLanguageMode: Self {
    let form = SettingForm<Int>(
      SettingOutline("5 or 6", schema: ["enum": .array([.number(5), .number(6)])]),
      read: { json in
        switch json {
        case .number(5), .string("5"): 5
        case .number(6), .string("6"): 6
        default: nil
        }
      }, write: { .number(Double($0)) })
    return Setting(
      "swiftLanguageMode", form, usually: "the target's, or 5",
      help: "the language mode of Swift that widget code is compiled in")
  }
}
