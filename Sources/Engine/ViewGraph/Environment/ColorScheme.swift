/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The contrast a person prefers.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { core.colorScheme }
    set { core.colorScheme = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { core.contrast }
}
