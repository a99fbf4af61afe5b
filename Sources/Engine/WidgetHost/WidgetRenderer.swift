package import DiagnosticRecords
package import Foundation
import LayoutEngine
import ResourceCatalogs
import Typesetting
package import VectorDrawing
package import ViewGraph

/// A drawn widget.
package struct RenderedWidget {
  /// Points.
  package var size: CGSize
  /// The room the system left around the content, points.
  package var margins = EdgeInsets()
  /// The corner radius of the container, points.
  package var cornerRadius: CGFloat = 0
  /// Whether the widget tells the system its background.
  package var hasContainerBackground = false
  package var items: [DisplayItem]
  package var nodes: NodeRecords
  package var diagnostics: [Diagnostic]
  /// Whether views of it would do something when they appear, and have not been let.
  package var hasAppearances = false
  /// Where a tap on the widget leads.
  package var url: String?
}

/// Draws a widget's view as its container shows it.
@MainActor package struct WidgetRenderer {
  package let resources: WidgetResources

  package init(resources: WidgetResources) { self.resources = resources }

  /// One picture.
  /// - Parameters:
  ///   - surroundings: What axes say of the picture.
  ///   - date: The moment shown, for dates that run.
  ///   - appearances: What views do when they appear; nil where they do nothing.
  package func render(
    _ view: any View, on stage: WidgetStage, in surroundings: RenderSurroundings,
    state: ContentState, date: Date, widget: WidgetDescriptor, appearances: Appearances? = nil,
    prepare: (inout EnvironmentValues) -> Void
  ) -> RenderedWidget {
    NodeArena.apart { _ in
      drawn(
        view, on: stage, in: surroundings, state: state, date: date, widget: widget,
        appearances: appearances, prepare: prepare)
    }
  }

  private func drawn(
    _ view: any View, on stage: WidgetStage, in surroundings: RenderSurroundings,
    state: ContentState, date: Date, widget: WidgetDescriptor, appearances: Appearances?,
    prepare: (inout EnvironmentValues) -> Void
  ) -> RenderedWidget {
    let session = RenderSession(
      resources.inputs(on: stage, in: surroundings, at: date), appearances: appearances)
    var environment = EnvironmentValues(session: session)
    let mode = session.inputs.mode
    let isDark = mode.isAlwaysDark(on: stage.device.platform)
    environment.core.colorScheme = isDark ? .dark : surroundings.scheme
    environment.core.contrast = surroundings.contrast
    environment.core.containerShape = ContainerShape(
      radius: stage.cornerRadius(in: mode),
      container: ContainerFrame(CGRect(origin: .zero, size: stage.size)))
    switch state {
    case .placeholder:
      environment.core.redaction = .placeholder
      environment.core.placeholderIsForLocked = true
    case .redacted: environment.core.redaction = .privacy
    case .locked: environment.core.redaction = [.placeholder, .privacy]
    case .snapshot, .entry: break
    }
    prepare(&environment)
    let resolver = _ViewResolver(environment: environment)
    let content = resolver.single(view)
    let stage = fitted(stage, to: content)
    let look = StageLook(
      stage: stage, mode: mode, scheme: surroundings.scheme, contrast: surroundings.contrast,
      palette: session.inputs.palette)
    let margins = margins(of: widget, session)
    var root = container(content, margins, look, widget, resolver)
    var size = stage.size
    if let label = session.outcome.widgetLabel {
      let face = FaceLabel(stage: stage, curvesContent: session.outcome.curvesContent)
      root = face.joined(root, label, resolver)
      size = face.size
    }
    root.place(at: .zero, proposal: ProposedViewSize(size))
    if stage.isActivity { report(root.cutOffs, to: session) }
    var painter = Painter(grid: session.inputs.grid)
    painter.paint(root)
    let items = look.colored(painter.items, session)
    if painter.mixes { report(Blending.undrawn(in: items), to: session) }
    let outcome = session.outcome
    return RenderedWidget(
      size: size, margins: outcome.widgetLabel == nil ? margins : EdgeInsets(),
      cornerRadius: stage.cornerRadius(in: mode),
      hasContainerBackground: outcome.containerBackground != nil, items: items,
      nodes: painter.nodes, diagnostics: outcome.diagnostics,
      hasAppearances: outcome.hasAppearances,
      url: painter.nodes.url)
  }

  /// One picture in plain surroundings but for its appearance.
  package func render(
    _ view: any View, on stage: WidgetStage, scheme: ColorScheme, mode: RenderingMode? = nil,
    state: ContentState, date: Date, widget: WidgetDescriptor,
    prepare: (inout EnvironmentValues) -> Void
  ) -> RenderedWidget {
    var surroundings = RenderSurroundings(
      device: stage.device, locale: resources.locale.identifier)
    (surroundings.scheme, surroundings.mode) = (scheme, mode)
    return render(
      view, on: stage, in: surroundings, state: state, date: date, widget: widget,
      prepare: prepare)
  }

  /// The stage in the size that the content takes of it.
  private func fitted(_ stage: WidgetStage, to content: LayoutNode) -> WidgetStage {
    guard stage.minimumSize != stage.size else { return stage }
    let size = content.size(ProposedViewSize(stage.size))
    var stage = stage
    stage.family.width = min(stage.family.width, max(stage.family.minimumWidth, size.width))
    stage.family.height = min(stage.family.height, max(stage.family.minimumHeight, size.height))
    return stage
  }

  private func report(_ cutOffs: [CutOff], to session: RenderSession) {
    for cutOff in cutOffs {
      let height = Int(min(cutOff.height, RenderSession.longest).rounded(.up))
      session.report(
        .activityTooHigh,
        "The content is \(height) points high; a Live Activity is cut off at "
          + "\(Int(cutOff.limit)).",
        hint: "Show less, or let views shrink (Apple HIG, Live Activities).")
    }
  }

  private func report(_ modes: [BlendMode], to session: RenderSession) {
    for mode in modes {
      session.report(
        .blendModeNotDrawn, "The blend mode \(mode) is drawn as normal.",
        hint: "CSS has no such mode; draw the mixed colour, or use another mode.")
    }
  }

  /// The margins that the system adds: none where the widget forbids them, or draws its own as
  /// widgets did that have no container background.
  private func margins(of widget: WidgetDescriptor, _ session: RenderSession) -> EdgeInsets {
    let adopted = session.outcome.containerBackground != nil
    return adopted && !widget.contentMarginsDisabled ? session.inputs.contentMargins : EdgeInsets()
  }

  /// The container: background over the whole area, content inside the margins, cut to the shape.
  private func container(
    _ content: LayoutNode, _ margins: EdgeInsets, _ look: StageLook, _ widget: WidgetDescriptor,
    _ resolver: _ViewResolver
  ) -> LayoutNode {
    let stage = look.stage
    let background = resolver.session.outcome.containerBackground
    let adopted = background != nil
    resolver.session.contentSize = CGSize(
      width: max(0, stage.size.width - margins.horizontal),
      height: max(0, stage.size.height - margins.vertical))
    var children: [LayoutNode] = []
    if let plate = look.plate {
      // Under the widget's own background too: a clear or translucent one shows it.
      let fill = FilledFrame(.color(plate))
      let node = resolver.node(Node(.shape(fill), "WidgetBackground"), StageLayout())
      children.append(look.keeping(node, .fullColor, in: resolver))
    }
    if let background {
      if resolver.session.inputs.showsContainerBackground {
        children.append(background)
      } else if !widget.backgroundRemovable {
        children.append(look.keeping(background, .primaryDesaturated, in: resolver))
      }
    }
    children.append(look.requiresBackground && !adopted ? pleaseAdopt(resolver) : content)
    let box = resolver.node(
      Node(.group, "Widget"), ContainerLayout(margins: margins), children: children)
    let radius = stage.cornerRadius(in: look.mode)
    if radius == 0 { return box }
    let shape: (CGRect) -> Path = {
      Path(roundedRect: $0, cornerRadius: radius, style: .continuous)
    }
    return resolver.wrap(box, Node(.effect(.clip(shape, evenOdd: false)), "Container"))
  }

  /// What the system shows instead of a widget whose background it cannot take away.
  private func pleaseAdopt(_ resolver: _ViewResolver) -> LayoutNode {
    resolver.node(Node(.standIn(Self.pleaseAdoptText), "StandIn"), StandInLayout())
  }

  private static let pleaseAdoptText = "Please adopt containerBackground API"
}

/// Fills the stage.
private struct StageLayout: LayoutAlgorithm {
  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The last child is the content, centred inside the margins; others fill the whole.
private struct ContainerLayout: LayoutAlgorithm {
  let margins: EdgeInsets

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    for child in node.children.dropLast() {
      center(child, in: CGRect(origin: .zero, size: size))
    }
    guard let content = node.children.last else { return }
    let inner = CGRect(
      x: margins.leading, y: margins.top, width: max(0, size.width - margins.horizontal),
      height: max(0, size.height - margins.vertical))
    center(content, in: inner)
  }

  private func center(_ child: LayoutNode, in rect: CGRect) {
    let proposal = ProposedViewSize(rect.size)
    let size = child.size(proposal)
    child.assign(
      origin: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2),
      proposal: proposal)
  }
}

extension Rule {
  static let activityTooHigh = Rule(
    "activity-too-high", fault: .widget, .warning,
    "A Live Activity is higher than the system shows",
    why: "A device cuts it off there.",
    remedy: "Show less, or let views shrink (Apple HIG, Live Activities).")
  static let blendModeNotDrawn = Rule(
    "blend-mode-not-drawn", fault: .vitrine, .warning, "A blend mode is drawn as normal",
    why: "CSS has no such mode, so colours mix otherwise than on a device.",
    remedy: "Draw the mixed colour, or use another mode.")
}
