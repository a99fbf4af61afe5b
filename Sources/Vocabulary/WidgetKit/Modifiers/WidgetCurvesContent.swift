import SwiftUI
public import ViewGraph

extension View {
  /// Bends the content in the corner of a watch face, outside of its label.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> _ModifiedView {
    modified(CurvedContentModifier(curves: curvesContent))
  }
}

/// Tells the host that the content follows the face.
struct CurvedContentModifier: PrimitiveModifier {
  let curves: Bool

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    guard curves, resolver.session.inputs.bendsContent else { return base._resolve(resolver) }
    resolver.session.outcome.curvesContent = true
    base.textRenderer(LetterByLetter())._resolve(resolver)
  }
}
