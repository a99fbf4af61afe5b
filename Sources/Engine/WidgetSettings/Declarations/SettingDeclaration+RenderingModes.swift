import Encodings

extension SettingDeclaration {
  /// A key of its own for what is drawn along the axis of modes.
  static let renderingModes = SettingDeclaration(
    "renderingModes", sameAs: "variants.mode",
    SettingForm<[String]>.list().example(.array([.string("fullColor"), .string("vibrant")]))
      .outline, usually: "fullColor",
    help: "the colours of the location, as --rendering-modes says them")
}
