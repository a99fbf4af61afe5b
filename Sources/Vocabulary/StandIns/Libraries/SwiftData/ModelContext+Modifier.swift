public import SwiftUI

extension View {
  /// Gives the views inside a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}
