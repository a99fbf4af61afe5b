import SwiftUI
import Testing

private struct Faded: AnimatableModifier {
  var opacity: Double
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Half: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}

private struct Fading: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 0.5 : 0)
  }
}

/// Modifiers of later and of earlier systems, by what they draw.
private let drawn: [(later: PaintedView, usual: PaintedView)] = [
  (
    PaintedView("exposureAdjust", "") { Color.red.exposureAdjust(2) },
    PaintedView("red", "") { Color.red }
  ),
  (
    PaintedView("glassEffect with a tint", "") {
      Text("a").glassEffect(.regular.tint(.red), in: Circle())
    }, PaintedView("background", "") { Text("a").background(Color.red, in: Circle()) }
  ),
  (
    PaintedView("glassEffect of nothing", "") { Text("a").glassEffect(.identity) },
    PaintedView("clear", "") { Text("a").background(Color.clear, in: Capsule()) }
  ),
  (
    PaintedView("scenePadding", "") { Color.red.scenePadding(.horizontal) },
    PaintedView("padding", "") { Color.red.padding(.horizontal, 16) }
  ),
  (
    PaintedView("AnimatableModifier", "") { Color.red.modifier(Faded(opacity: 0.5)) },
    PaintedView("ViewModifier", "") { Color.red.modifier(Half()) }
  ),
  (
    PaintedView("Transition", "") { Color.red.transition(Fading()) },
    PaintedView("ViewModifier", "") { Color.red.modifier(Half()) }
  ),
  (
    PaintedView("combined transitions", "") {
      Color.red.transition(.scale(0.1).combined(with: Fading()).animation(.default))
        .transition(AsymmetricTransition(insertion: Fading(), removal: .slide))
    },
    PaintedView("ViewModifier", "") { Color.red.modifier(Half()).modifier(Half()) }
  ),
  (
    PaintedView("transitions that leave a view as it is", "") {
      Color.red.transition(.opacity).transition(.scale).transition(.move(edge: .top))
        .transition(.move(edge: .top).combined(with: .opacity)).transition(.slide)
        .transition(.asymmetric(insertion: .push(from: .leading), removal: .opacity))
        .transition(.scale(scale: 0.5)).transition(.scale(0.1).combined(with: .opacity))
        .transition(.blurReplace(.upUp)).transition(BlurReplaceTransition(configuration: .upUp))
        .transition(.opacity.combined(with: .scale(scale: 0.9)).animation(.easeIn))
        .transition(AnyTransition(.offset(x: 5)).combined(with: .identity))
        .transition(OffsetTransition(CGSize(width: 3, height: 1)).combined(with: .symbolEffect))
        .transition(AnyTransition.opacity.combined(with: .scale))
    },
    PaintedView("the view", "") { Color.red }
  ),
  (
    PaintedView("labelsVisibility", "") {
      Toggle("a", isOn: .constant(true)).labelsVisibility(.hidden).labelsVisibility(.automatic)
    }, PaintedView("labelsHidden", "") { Toggle("a", isOn: .constant(true)).labelsHidden() }
  ),
  (
    PaintedView("effects of symbols", "") {
      Image(systemName: "star")
        .symbolEffect(.wiggle.left.byLayer, options: .speed(2).repeat(.periodic(delay: 1)))
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
        .transition(.symbolEffect(.drawOn.individually))
    }, PaintedView("star", "") { Image(systemName: "star") }
  ),
]

@MainActor struct LaterNamesTests {
  @Test(arguments: drawn.indices)
  func `they are drawn as what they stand for`(index: Int) {
    let (later, usual) = drawn[index]
    #expect(later.drawn == usual.drawn, "\(later.name)")
    #expect(!later.drawn.isEmpty)
  }
}
