extension Setting where Value == TextDrawing {
  /// What text is written as.
  package static var text: Self {
    Setting(
      "text", option: SettingOption("--text", value: "FORM"), isTold: true, .choice, usual: .text,
      help: "what letters are drawn as: text or outlines, which need no font",
      details: "Outlines are the same pixels in every program that shows pictures, and larger "
        + "files; they are Inter's or those of the widget's own fonts. Letters that neither has "
        + "stay text.")
  }
}

/// What letters are drawn as.
package enum TextDrawing: String, Sendable, CaseIterable {
  /// Text, in a font that whoever shows the picture has.
  case text
  /// Paths.
  case outlines
}
