package import Foundation
package import LayoutEngine
package import ResourceCatalogs
import Typesetting
import VectorDrawing
package import ViewGraph

/// Resolves a view, places it and answers where named views lie.
@MainActor package struct LayoutProbe {
  /// The root of the placed nodes.
  package let root: LayoutNode
  /// What went wrong.
  package let session: RenderSession

  /// Centres a view in a window of so many points, as Apple's test windows do
  /// (Facts/recordings.md#cases).
  package init(
    _ view: any View, width: CGFloat, height: CGFloat, rightToLeft: Bool = false,
    device: Device = .phone
  ) {
    let session = Self.makeSession(device)
    var environment = EnvironmentValues(session: session)
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    root = _ViewResolver(environment: environment).single(view)
    self.session = session
    let proposal = ProposedViewSize(width: width, height: height)
    let size = root.size(proposal)
    root.place(
      at: CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2), proposal: proposal)
  }

  /// What is painted of it, with two pixels per point.
  package var painted: Painter {
    var painter = Painter(grid: PixelGrid(scale: 2))
    painter.paint(root)
    return painter
  }

  /// The size a view answers to a proposal.
  package static func size(
    _ view: any View, _ proposal: ProposedViewSize, device: Device = .phone
  ) -> CGSize { node(view, device: device).size(proposal) }

  /// A view, resolved but not placed.
  package static func node(_ view: any View, device: Device = .phone) -> LayoutNode {
    _ViewResolver(environment: EnvironmentValues(session: makeSession(device))).single(view)
  }

  /// A render on a screen, of a phone with two pixels per point where nothing is said.
  package static func makeSession(
    _ device: Device = .phone, system: SystemLook = RenderSession.detached.inputs.system,
    _ change: (inout RenderInputs) -> Void = { _ in }
  ) -> RenderSession {
    var inputs = RenderInputs(
      scale: device.scale, system: system,
      platform: .init(rawValue: device.platform.rawValue) ?? .iOS, assets: AssetCatalog(),
      symbols: .standard, strings: StringCatalogs(),
      fontContext: FontContext(platform: device.platform), locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
      now: Date(timeIntervalSince1970: 0))
    change(&inputs)
    return RenderSession(inputs)
  }

  /// The frame of the view with an accessibility identifier.
  package func frame(_ identifier: String) -> CGRect? { Self.find(identifier, in: root)?.frame }

  private static func find(_ identifier: String, in node: LayoutNode) -> LayoutNode? {
    guard node.isPlaced else { return nil }
    if node.view?.notes.identifier == identifier { return node }
    for child in node.children {
      if let found = find(identifier, in: child) { return found }
    }
    return nil
  }
}
