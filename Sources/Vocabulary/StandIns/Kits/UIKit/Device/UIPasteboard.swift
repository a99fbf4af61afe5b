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

  init() {}
}
