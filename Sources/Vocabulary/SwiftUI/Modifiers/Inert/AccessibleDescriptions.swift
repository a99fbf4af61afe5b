public import ViewGraph

/// A picture reads no charts out.
extension View {
  /// What is read out and played for a chart; a picture shows nothing of it.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> _ModifiedView { modified(InertModifier()) }
}
