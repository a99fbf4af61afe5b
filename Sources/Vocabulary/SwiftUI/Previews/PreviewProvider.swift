import Foundation
public import ViewGraph

/// Views for the canvas of an editor.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
