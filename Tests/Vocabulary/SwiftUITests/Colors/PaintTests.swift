import Testing

@MainActor @Test(arguments: paintedViews) func viewsDrawWhatTheySay(_ view: PaintedView) {
  #expect(view.drawn == view.items)
}
