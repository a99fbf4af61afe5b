import SwiftUI

public nonisolated struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: () -> Content

  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  @MainActor package func collect(into collector: _ChartCollector) {
    content()._collect(collector)
  }
}
