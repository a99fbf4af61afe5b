public import SwiftUI
import ViewGraph

extension View {
  /// The colour of the Lock Screen card behind a Live Activity; its opacity lets the system's
  /// material through.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
}

/// The colour behind a Live Activity: the first that is given.
struct ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
