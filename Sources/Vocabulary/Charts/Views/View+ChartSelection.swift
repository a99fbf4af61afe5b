public import SwiftUI

extension View {
  /// The value under a finger; nothing is touched in a picture.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> _ModifiedView {
    chart { _ in }
  }

  /// The values between two fingers; nothing is touched in a picture.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _ModifiedView { chart { _ in } }

  /// The value under a finger; nothing is touched in a picture.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> _ModifiedView {
    chart { _ in }
  }

  /// The values between two fingers; nothing is touched in a picture.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _ModifiedView { chart { _ in } }

  /// The slice under a finger; nothing is touched in a picture.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> _ModifiedView {
    chart { _ in }
  }

  /// A gesture over the chart; nothing is touched in a picture.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> _ModifiedView { chart { _ in } }
}
