import Dispatch

/// A provider that is made when it is first asked something: one that ends the program as it is
/// made costs its widget's answers, and neither what the configuration says nor previews, which
/// need no provider.
@MainActor final class DeferredProvider<Provider> {
  private let make: @MainActor () -> Provider
  private(set) lazy var value = make()
  private var isSettled = false

  init(_ make: @escaping @MainActor () -> Provider) { self.make = make }

  /// The provider when what it put on the main queue as it was made is done: WidgetKit makes it
  /// long before it asks for entries.
  func settled() async -> Provider {
    let provider = value
    if !isSettled {
      isSettled = true
      await withUnsafeContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    return provider
  }
}
