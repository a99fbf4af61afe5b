public import Dispatch

/// A queue that does one thing after another, as every queue made with a label alone does.
public typealias DispatchSerialQueue = DispatchQueue

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
