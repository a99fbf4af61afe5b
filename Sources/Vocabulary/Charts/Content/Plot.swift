import SwiftUI

/// Marks that are seen as one.
public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: () -> Content

  /// The marks.
  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  @MainActor package func collect(into collector: _ChartCollector) {
    content()._collect(collector)
  }
}
