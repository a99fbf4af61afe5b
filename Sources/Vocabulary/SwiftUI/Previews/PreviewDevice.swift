public import ViewGraph

extension View {
  /// Always the device of the gallery.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> Self { self }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The model's name, e.g. “iPhone 15 Pro”.
  public let rawValue: String
  /// A device by its model's name; the gallery's own device is drawn anyway.
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
