public import Foundation

extension Bundle {
  /// `object(forInfoDictionaryKey:)`. Foundation on this system asks the list of a language alone
  /// where there is one (`InfoPlist.strings`), which has few of the keys.
  public func _vitrineObject(forInfoDictionaryKey key: String) -> Any? {
    localizedInfoDictionary?[key] ?? infoDictionary?[key]
  }
}
