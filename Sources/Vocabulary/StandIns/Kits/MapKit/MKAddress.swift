public import Foundation

open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?

  /// An address as it is given; nil if it is empty.
  public init?(fullAddress: String, shortAddress: String?) {
    if fullAddress.isEmpty { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// Parts of an address. Apple's servers know them, so no place has any.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  public enum ContextStyle: Int, Sendable {
    case automatic, short, full
  }

  open var cityName: String? { nil }
  open var cityWithContext: String? { nil }
  open var regionName: String? { nil }
  open var region: Locale.Region? { nil }

  override init() {}

  open func cityWithContext(_ style: ContextStyle) -> String? { nil }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}
