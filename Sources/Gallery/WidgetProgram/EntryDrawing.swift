import DiagnosticRecords
import Foundation
import SVGOutput
import Typesetting
import ViewGraph
import WidgetHost
import WidgetSettings

/// Draws entries of a widget, and makes pictures of what was drawn.
@MainActor struct EntryDrawing {
  private let widget: WidgetDescriptor
  private let renderer: WidgetRenderer
  private let appearing = AppearingRender()
  private let isOutlined: Bool

  init(
    _ widget: WidgetDescriptor, _ resources: WidgetResources, _ options: ProgramOptions
  ) {
    self.widget = widget
    renderer = WidgetRenderer(resources: resources)
    isOutlined = options.settings[.text] == .outlines
  }

  func draw(
    _ view: any View, on stage: WidgetStage, in look: DrawingPlan.Look, _ state: ContentState,
    at date: Date
  ) async -> RenderedWidget {
    let render = { [renderer, widget] (appearances: Appearances?) in
      renderer.render(
        view, on: stage, in: look.surroundings, state: state, date: date, widget: widget,
        appearances: appearances, prepare: { _ in })
    }
    let drawn = render(nil)
    return drawn.hasAppearances ? await appearing.settled(render) : drawn
  }

  /// - Parameter prefix: Before the names of definitions.
  func picture(
    of drawn: RenderedWidget, prefix: String
  ) -> (content: SVGPicture, diagnostics: [Diagnostic]) {
    var outliner = TextOutliner()
    let content = SVGPicture(
      size: drawn.size, items: isOutlined ? outliner.outlined(drawn.items) : drawn.items,
      title: widget.title, description: drawn.spokenText, prefix: prefix, paths: drawn.nodes.paths)
    return (content, outliner.diagnostics)
  }
}

extension RenderedWidget {
  /// What VoiceOver reads of the picture.
  var spokenText: String {
    SpokenTree.phrases(of: nodes).map(\.phrase).joined(separator: ", ")
  }
}
