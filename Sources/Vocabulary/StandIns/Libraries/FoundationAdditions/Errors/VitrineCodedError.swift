public import Foundation

/// An error of Apple's that is known by a domain and a number, as `URLError` is: `catch
/// CKError.zoneNotFound` names its code. A kit's error declares its codes and its domain.
///
/// It is public, although Apple has no such protocol, as what conforms to it is; all code sees it,
/// so that it is called as no project calls a type.
public protocol VitrineCodedError: CustomNSError, Hashable, Sendable {
  associatedtype Code: VitrineErrorCode where Code.Failure == Self

  var code: Code { get }
  init(_ code: Code)
}

/// The codes of an error, by Apple's numbers.
public protocol VitrineErrorCode: RawRepresentable, Hashable, Sendable
where RawValue: BinaryInteger {
  associatedtype Failure: VitrineCodedError where Failure.Code == Self
}

extension VitrineCodedError {
  /// An error of a code; what is given with it is not kept.
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }

  public var errorCode: Int { Int(code.rawValue) }
}

/// Whether an error is one of a code, as `catch` and `case` ask.
public func ~= <Code: VitrineErrorCode>(code: Code, error: any Error) -> Bool {
  (error as? Code.Failure)?.code == code
}
