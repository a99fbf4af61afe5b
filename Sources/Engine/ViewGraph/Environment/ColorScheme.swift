/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The contrast a person prefers.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  /// Light or dark, as the rendered variant or a view above says.
  public var colorScheme: ColorScheme {
    get { core.colorScheme }
    set { core.colorScheme = newValue }
  }

  /// The contrast of the rendered variant.
  public var colorSchemeContrast: ColorSchemeContrast { core.contrast }
}
