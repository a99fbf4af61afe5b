import Encodings

extension SettingDeclaration {
  /// A key of its own for what is drawn along the axis of answers about the location.
  static let locationAuthorization = SettingDeclaration(
    "locationAuthorization", sameAs: "variants.location",
    SettingForm<[String]>.list("a text or a list of texts")
      .example(.array([.string("never"), .string("widgets")])).outline,
    help: "what the widget may know of locations, of several side by side, as --location says it")
}
