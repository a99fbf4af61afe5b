import Foundation

/// A value of a property list, as Xcode writes them: old style, XML or binary.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// Why a property list could not be read, in the parser's words (`Missing ';' on line 3`).
  struct Failure: Error, Hashable {
    var reason: String
    var line: Int?
  }

  static func read(_ data: Data) throws(Failure) -> PropertyList {
    do {
      return PropertyList(try PropertyListSerialization.propertyList(from: data, format: nil))
    } catch {
      throw Failure(error as NSError)
    }
  }

  private init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map { PropertyList($0) })
    case let table as [String: Any]: self = .table(table.mapValues { PropertyList($0) })
    case let number as NSNumber: self = .text(number.stringValue)
    default: self = .text("")
    }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [PropertyList] {
    if case .list(let list) = self { list } else { [] }
  }

  var table: [String: PropertyList]? {
    if case .table(let table) = self { table } else { nil }
  }

  /// The texts of a list; a single text counts as a list of one.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .table: []
    }
  }
}

extension PropertyList.Failure {
  /// The old-style parser's complaint says most, but it comes as an object that can only be
  /// described; the XML parser's comes beside it.
  fileprivate init(_ error: NSError) {
    let older = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" }
    let parts = older?.split(separator: "\"") ?? []
    let newer = error.userInfo["NSDebugDescription"] as? String
    reason = parts.count > 1 ? String(parts[1]) : newer ?? error.localizedDescription
    let number = reason.range(of: "line ").map { reason[$0.upperBound...] }
    line = number.flatMap { Int($0.prefix { $0.isNumber }) }
  }
}
