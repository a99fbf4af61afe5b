/// What a widget does when the system has loaded something for it in the background.
package struct BackgroundEvents {
  /// Whether it is for the session of this identifier.
  package let matches: (String) -> Bool
  /// Is told the identifier, and what to call when all is seen to.
  package let handle: (_ session: String, _ completion: @escaping () -> Void) -> Void

  package init(
    matches: @escaping (String) -> Bool,
    handle: @escaping (_ session: String, _ completion: @escaping () -> Void) -> Void
  ) {
    (self.matches, self.handle) = (matches, handle)
  }
}
