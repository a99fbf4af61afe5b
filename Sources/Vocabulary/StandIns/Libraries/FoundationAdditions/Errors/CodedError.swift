public import Foundation

/// An error of Apple's that is known by a domain and a number, as `URLError` is: `catch
/// CKError.zoneNotFound` names its code. A kit's error declares its codes and its domain.
public protocol CodedError: CustomNSError, Hashable, Sendable {
  associatedtype Code: ErrorCode where Code.Failure == Self

  var code: Code { get }
  init(_ code: Code)
}

/// The codes of an error, by Apple's numbers.
public protocol ErrorCode: RawRepresentable, Hashable, Sendable where RawValue: BinaryInteger {
  associatedtype Failure: CodedError where Failure.Code == Self
}

extension CodedError {
  /// An error of a code; what is given with it is not kept.
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }

  public var errorCode: Int { Int(code.rawValue) }
}

/// Whether an error is one of a code, as `catch` and `case` ask.
public func ~= <Code: ErrorCode>(code: Code, error: any Error) -> Bool {
  (error as? Code.Failure)?.code == code
}
