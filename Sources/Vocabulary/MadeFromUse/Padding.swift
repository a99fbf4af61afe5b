public import SwiftUI

extension View {
  /// What could not be had may be a length or insets; the compiler would have to choose.
  public nonisolated func padding<Length: MadeMembers>(_ length: Length) -> some View {
    let length: CGFloat = madeAnswer(of: Made(of: length, ""))
    return padding(length)
  }
}
