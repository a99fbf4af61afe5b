import Foundation

extension Locale {
  /// What Foundation's formatters on Linux may have: they trap where an identifier has anything but
  /// ASCII, and format then as on a device, in no language.
  var formattable: Locale {
    identifier.utf8.allSatisfy { $0 < 128 } ? self : Locale(identifier: "")
  }
}
