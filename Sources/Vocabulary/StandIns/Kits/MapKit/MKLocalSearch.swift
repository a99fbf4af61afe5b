public import Foundation

/// Looks for locations; it fails at once.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let physicalFeature = Self(rawValue: 4)
  }

  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    public override init() {}
    /// A request for what a person chose.
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }

  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
  }

  public init(request: Request) {}

  /// Fails at once.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Fails at once.
  open func start() async throws -> Response { throw MKError(.serverFailure) }

  open var isSearching: Bool { false }
  /// Does nothing: it has failed.
  open func cancel() {}
}

/// Completes what a person types. It knows nothing.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let query = Self(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }

  public override init() {}

  /// Does nothing: it does not look.
  open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String

  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Never called.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Never called.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Never called.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
