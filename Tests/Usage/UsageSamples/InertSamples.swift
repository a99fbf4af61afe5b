import Combine
import SwiftUI
import WidgetKit

private struct Matched: View {
  @Namespace private var space
  @GestureState private var shift = CGSize.zero
  @FocusState private var focused: Bool
  @State private var text = ""

  var body: some View {
    Samples.words
      .matchedGeometryEffect(id: "a", in: space)
      .gesture(
        DragGesture(minimumDistance: 3).updating($shift) { value, state, _ in
          state = value.translation
        }
      )
      .focused($focused)
      .searchable(text: $text)
      .focusable()
      .matchedTransitionSource(id: 1, in: space)
  }
}

extension Samples {
  @MainActor mutating func addInertModifiers() {
    let words = Self.words
    inert("animation(_, value:)") { words.animation(.easeInOut(duration: 0.2), value: 1) }
    inert("animation(_)") { words.animation(.spring()) }
    drawn("animation() {}") { words.animation(.default) { $0.opacity(1) } }
    inert("transition(_)") { words.transition(.move(edge: .top).combined(with: .opacity)) }
    inert("transition: .asymmetric") {
      words.transition(.asymmetric(insertion: .push(from: .bottom), removal: .slide))
    }
    inert("transition: .blurReplace") { words.transition(.blurReplace) }
    inert("contentTransition(_)") { words.contentTransition(.numericText(countsDown: true)) }
    inert("contentTransition: .numericText()") { words.contentTransition(.numericText()) }
    inert("transaction(_)") { words.transaction { $0.animation = nil } }
    inert("phaseAnimator(_)") { words.phaseAnimator([1, 2]) { content, _ in content } }
    inert("scrollTransition(_)") { words.scrollTransition { content, _ in content } }
    inert("geometryGroup()") { words.geometryGroup() }
    inert("onAppear() {}") { words.onAppear {} }
    inert("onAppear(perform:)") { words.onAppear(perform: nil).onAppear() }
    inert("onDisappear() {}") { words.onDisappear {} }
    inert("task() {}") { words.task { await Task.yield() } }
    inert("task(id:) {}") { words.task(id: 1) { await Task.yield() } }
    inert("onChange(of:) {}") {
      words.onChange(of: 1) {}.onChange(of: 1) { _, _ in }.onChange(of: 2) { _ in }
    }
    inert("onChange(of:, initial:)") { words.onChange(of: 1, initial: true) {} }
    inert("onReceive(_) {}") { words.onReceive(Just(1)) { _ in } }
    inert("onTapGesture() {}") { words.onTapGesture {} }
    inert("onTapGesture(count:) {}") { words.onTapGesture(count: 2) {} }
    inert("onTapGesture(coordinateSpace:) {}") { words.onTapGesture { (_: CGPoint) in } }
    inert("onLongPressGesture() {}") { words.onLongPressGesture {} }
    inert("gesture(_)") { words.gesture(DragGesture().onChanged { _ in }.onEnded { _ in }) }
    inert("DragGesture()") { words.gesture(DragGesture()) }
    inert("DragGesture(minimumDistance:)") { words.gesture(DragGesture(minimumDistance: 0)) }
    inert("TapGesture()") { words.gesture(TapGesture().onEnded {}) }
    inert("MagnificationGesture()") { words.gesture(MagnificationGesture()) }
    inert("MagnifyGesture()") { words.gesture(MagnifyGesture()) }
    inert("RotateGesture()") { words.gesture(RotateGesture()).gesture(RotationGesture()) }
    inert("SpatialTapGesture()") { words.gesture(SpatialTapGesture().onEnded { _ in }) }
    inert("LongPressGesture()") {
      words.gesture(LongPressGesture().sequenced(before: DragGesture()))
        .gesture(TapGesture().simultaneously(with: DragGesture()))
        .gesture(TapGesture().exclusively(before: DragGesture()))
    }
    inert("simultaneousGesture(_)") { words.simultaneousGesture(TapGesture()) }
    addInertModifiersMore()
  }

  @MainActor private mutating func addInertModifiersMore() {
    let words = Self.words
    inert("highPriorityGesture(_)") { words.highPriorityGesture(TapGesture(), including: .all) }
    inert("matchedGeometryEffect(id:, in:)") { Matched() }
    inert("contentShape(_)") {
      words.contentShape(Rectangle()).contentShape(.hoverEffect, Circle())
    }
    inert("allowsHitTesting(_)") { words.allowsHitTesting(false) }
    inert("hoverEffect(_)") { words.hoverEffect(.lift).hoverEffect().onHover { _ in } }
    inert("keyboardShortcut(_)") { words.keyboardShortcut(.defaultAction) }
    inert("keyboardShortcut(_, modifiers:)") { words.keyboardShortcut("r", modifiers: .command) }
    inert("sensoryFeedback(_, trigger:)") {
      words.sensoryFeedback(.impact(weight: .light), trigger: 1)
    }
    inert("onGeometryChange(for:)") {
      words.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
      }
    }
    inert("preferredColorScheme(_)") { words.preferredColorScheme(.dark) }
    inert("statusBarHidden(_)") { words.statusBarHidden().statusBar(hidden: true) }
    inert("onOpenURL(perform:)") { words.onOpenURL { _ in } }
    inert("userActivity(_)") {
      words.userActivity("a") { _ in }.onContinueUserActivity("a") { _ in }
    }
    inert("draggable(_)") {
      words.draggable("a").onDrag { NSItemProvider(object: "a" as NSString) }
    }
    inert("equatable()") { words.equatable() }
    inert("previewDevice(_)") { words.previewDevice("iPhone 15") }
    inert("previewDisplayName(_)") { words.previewDisplayName("Small") }
    inert("previewLayout(_)") {
      words.previewLayout(.sizeThatFits).previewLayout(.fixed(width: 9, height: 9))
    }
    inert("previewContext(_)") {
      words.previewContext(WidgetPreviewContext(family: .systemSmall))
    }
    inert("WidgetPreviewContext(family:)") {
      words.previewContext(WidgetPreviewContext(family: .accessoryCircular))
    }
    drawn("previewContext(_, viewKind:)") {
      words
      Ride(name: "a").previewContext(Ride.ContentState(minutes: 1), viewKind: .content)
      Ride(name: "a").previewContext(
        Ride.ContentState(minutes: 1), viewKind: .dynamicIsland(.compact))
    }
    inert("previewInterfaceOrientation(_)") { words.previewInterfaceOrientation(.landscapeLeft) }
  }
}
