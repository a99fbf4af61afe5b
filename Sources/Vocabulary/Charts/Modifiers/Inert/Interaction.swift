public import SwiftUI

/// Nothing is touched in a picture.
extension View {
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> _ModifiedView { modified(InertModifier()) }
}
