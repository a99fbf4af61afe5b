public import Foundation

/// An app or a device that notes something.
open class HKSource: NSObject, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
  }

  /// The app of the widget.
  open class func `default`() -> HKSource {
    let bundle = Bundle.main
    let name = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String
    return HKSource(name: name ?? "", bundleIdentifier: bundle.bundleIdentifier ?? "")
  }

  /// Sources of the same identifier are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }

  open override var hash: Int { bundleIdentifier.hashValue }
}

/// A version of a source.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?

  public init(source: HKSource, version: String?) {
    (self.source, self.version) = (source, version)
  }
}
