package import Foundation

/// Property lists as XML, the way they are written.
package enum PropertyListXML {
  /// - Parameter value: Texts, numbers, dates, data, and lists and tables of such.
  /// - Throws: What Foundation says of anything else.
  package static func data(_ value: Any) throws -> Data {
    // A program without shared libraries lacks what makes a list one of Foundation's, unless that
    // is named: Foundation looks it up while the program runs, where the linker does not see it.
    let lists: [NSArray] = [[Any]()._bridgeToObjectiveC()]
    return try withExtendedLifetime(lists) {
      try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    }
  }
}
