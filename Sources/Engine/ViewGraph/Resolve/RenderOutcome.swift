package import DiagnosticRecords
package import LayoutEngine

/// What comes out of a render besides what is drawn: what the views ask of the host, and what went
/// wrong.
package struct RenderOutcome {
  /// What `containerBackground(for: .widget)` asked for, the outermost last.
  package var containerBackground: LayoutNode?
  /// Whether that is being resolved. One that is asked for in it has no container.
  package var isInContainerBackground = false
  /// What `widgetLabel` asked for, the outermost last.
  package var widgetLabel: LayoutNode?
  /// Whether `widgetCurvesContent` asked for content that follows the edge of a watch face.
  package var curvesContent = false
  /// Whether views would do something when they appear.
  package internal(set) var hasAppearances = false
  /// Each once, in the order in which they were met.
  package internal(set) var diagnostics: [Diagnostic] = []
}
