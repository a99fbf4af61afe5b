public import Foundation

/// Where Objective-C writes an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// What other processes tell of a file, which none does here.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }

  func presentedItemDidChange()
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitemDidAppear(at url: URL)
  func presentedItemDidMove(to newURL: URL)
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
}

/// Lets one process at a time have a file. Nobody else has any here, so that whoever asks has it at
/// once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1)
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    public static let forUploading = Self(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1)
    public static let forMoving = Self(rawValue: 2)
    public static let forMerging = Self(rawValue: 4)
    public static let forReplacing = Self(rawValue: 8)
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  open var purposeIdentifier = ""

  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Nobody is ever told of a change.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class var filePresenters: [any NSFilePresenter] { [] }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  open func cancel() {}
}
