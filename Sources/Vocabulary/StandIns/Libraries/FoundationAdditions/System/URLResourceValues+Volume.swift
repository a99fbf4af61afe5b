public import Foundation

/// What Linux' Foundation does not know of the disk. All is said of the device's own, one of 128 GB
/// of which half is free.
extension URLResourceKey {
  /// The same as `volumeAvailableCapacityKey`: nothing here could be cleared away.
  public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey
  /// The same as `volumeAvailableCapacityKey`: nothing here could be cleared away.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
  public static let volumeTypeNameKey = Self(rawValue: "NSURLVolumeTypeNameKey")
}

extension URLResourceValues {
  /// Bytes.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }

  /// Bytes.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }

  public var volumeTypeName: String? { "apfs" }
}
