public import SwiftUI

/// No picture shows the system's own button beside the card of a Live Activity.
extension View {
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> _ModifiedView {
    modified(InertModifier())
  }
}
