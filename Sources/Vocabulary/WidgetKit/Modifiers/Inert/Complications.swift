public import SwiftUI

/// The corner of a watch face is drawn straight.
extension View {
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }
}
