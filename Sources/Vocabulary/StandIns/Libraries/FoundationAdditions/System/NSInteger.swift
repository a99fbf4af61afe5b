public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let (NSIntegerMin, NSIntegerMax) = (Int.min, Int.max)
public let NSUIntegerMax = UInt.max

// Constants of C's headers that the compiler reads of Apple's and not of Linux's.
public let UINT_MAX = UInt32.max
public let ULONG_MAX = UInt.max
public let ULLONG_MAX = UInt64.max
public let MAXFLOAT = Float.greatestFiniteMagnitude
