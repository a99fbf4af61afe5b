package import LayoutEngine
package import ResourceCatalogs
package import Typesetting
package import ViewGraph

/// All that axes change around a widget. The tool reads of it what a process is started with, the
/// gallery program the rest.
package struct RenderSurroundings: Sendable {
  package var device: Device
  /// The family that is drawn, once that is known.
  package var stage: WidgetStage?
  /// A locale's identifier.
  package var locale: String
  /// What is done to strings before they are shown.
  package var stringForm = StringForm.plain
  /// The direction of the layout whatever the language; nil for that of the language.
  package var direction: LayoutDirection?
  /// Variables of the process's environment, besides those that all have.
  package var variables: [String: String] = [:]
  package var scheme = ColorScheme.light
  /// What the location makes of the colours; nil for what is usual for the family.
  package var mode: RenderingMode?
  package var contrast = ColorSchemeContrast.standard
  package var typeSize = TypeSize.large
  /// The accessibility setting Bold Text.
  package var isTextBold = false

  /// What a location makes of the colours.
  package func mode(on stage: WidgetStage) -> RenderingMode { mode ?? stage.modes(of: [])[0] }

  package init(device: Device, locale: String) {
    (self.device, self.locale) = (device, locale)
  }
}
