public import Foundation

/// What was copied. It holds what the widget's own code puts in, and is empty otherwise.
@MainActor @preconcurrency open class UIPasteboard {
  public static let general = UIPasteboard()

  open var string: String?
  open var url: URL?
  open var image: UIImage?
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  /// What was put there, by type; nothing else is read of it.
  open private(set) var items: [[String: Any]] = []

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  init() {}
}
