public import ViewGraph

/// A picture reads no charts out.
extension View {
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> _ModifiedView { modified(InertModifier()) }
}
