import Encodings

extension Setting where Value == String {
  /// A calendar identifier.
  package static var calendar: Self {
    let only = "gregorian"
    let form = SettingForm<String>(
      SettingOutline(
        "\"\(only)\", the one calendar that is drawn", schema: ["enum": .array([.string(only)])]),
      read: { $0.text == only ? only : nil }, write: JSONValue.string)
    return Setting(
      "calendar", isTold: true, form, usual: only, help: "the calendar that dates are written in")
  }
}
