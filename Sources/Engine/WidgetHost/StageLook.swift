import DiagnosticRecords
import LayoutEngine
import ResourceCatalogs
import VectorDrawing
import ViewGraph

/// A stage with the look that a rendering mode gives it.
@MainActor struct StageLook {
  let stage: WidgetStage
  let mode: RenderingMode
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast
  let palette: Palette

  private func color(_ color: SystemColor) -> RGBA {
    self.color(color, scheme == .dark ? .dark : .light)
  }

  private func color(_ color: SystemColor, _ scheme: PaletteScheme) -> RGBA {
    palette.color(
      color, scheme: scheme, contrast: contrast == .increased ? .increased : .standard)
  }

  /// What lies under everything. What is no card lies on the wallpaper or brings its own ground.
  var plate: RGBA? {
    guard stage.isCard else { return nil }
    switch mode {
    case .fullColor: return color(.widgetBackground)
    case .accented: return color(.accentedBackground)
    case .vibrant: return color(.vibrantBackground, .dark)
    case .standBy, .standByNight: return .black
    }
  }

  /// Whether there is no older look to draw a widget in that has no container background: these
  /// modes are younger than the requirement.
  var requiresBackground: Bool { mode != .fullColor && stage.isCard }

  /// A node whose colours are not those of a group. Where nothing takes colours away, the node
  /// itself.
  func keeping(_ node: LayoutNode, _ role: ModeRole, in resolver: _ViewResolver) -> LayoutNode {
    if coloring == nil { return node }
    return resolver.wrap(node, Node(.effect(.modeRole(role)), "ModeRole"))
  }

  /// The picture's items without the colours that the mode takes away.
  func colored(_ items: [DisplayItem], _ session: RenderSession) -> [DisplayItem] {
    guard let (groups, role) = coloring else { return items }
    var colors = groups
    let result = colors.colored(items, as: role)
    if colors.flattenedImage {
      session.report(
        .imageFlatWhenAccented,
        "A bitmap is drawn as one plain area in accented rendering.",
        hint: "Give the image a `widgetAccentedRenderingMode`, e.g. `.desaturated`.")
    }
    return result
  }

  /// The colours of the groups and the role of what says nothing; nil where colours stay.
  private var coloring: (ModeColors, ModeRole)? {
    switch mode {
    case .fullColor, .standBy: return nil
    case .accented:
      // On watches the accent group takes the colour of the face.
      let accent = stage.device.platform == .watchOS ? SystemColor.accent : .accentedGroup
      return (ModeColors(primary: .white, accent: color(accent)), .primary)
    case .vibrant:
      return (ModeColors(primary: .white, accent: .white), .primaryDesaturated)
    case .standByNight:
      let red = color(.red, .dark)
      return (ModeColors(primary: red, accent: red), .primaryDesaturated)
    }
  }
}

extension Rule {
  static let imageFlatWhenAccented = Rule(
    "image-flat-when-accented", fault: .widget, .note,
    "A bitmap is drawn as one plain area in accented rendering",
    why: "Only its shape is left where the system gives the widget its colours.",
    remedy: "Give the image a `widgetAccentedRenderingMode`, e.g. `.desaturated`.")
}
