import Encodings

/// The places of a `project.yml` that hold paths.
enum XcodeGenPaths {
  /// A file's values with paths that start from another folder than those in it.
  ///
  /// - Parameter prefix: the file's folder as seen from the other.
  static func resolve(_ value: JSONValue, in prefix: String) -> JSONValue {
    guard !prefix.isEmpty, prefix != ".", var members = value.members else { return value }
    func joined(_ path: JSONValue) -> JSONValue {
      path.text.map { .string($0.hasPrefix("/") ? $0 : prefix + "/" + $0) } ?? path
    }
    func all(_ value: JSONValue?, _ change: (JSONValue) -> JSONValue) -> JSONValue? {
      guard let value else { return nil }
      return value.members.map { .object($0.mapValues(change)) } ?? value
    }
    func member(_ name: String, of value: JSONValue) -> JSONValue {
      guard var members = value.members, let path = members[name] else { return value }
      members[name] = joined(path)
      return .object(members)
    }
    func source(_ value: JSONValue) -> JSONValue {
      value.text == nil ? member("path", of: value) : joined(value)
    }
    func target(_ value: JSONValue) -> JSONValue {
      guard var members = value.members else { return value }
      for key in ["sources", "sources:REPLACE"] {
        if case .array(let items)? = members[key] {
          members[key] = .array(items.map(source))
        } else {
          members[key] = members[key].map(source)
        }
      }
      for key in ["info", "entitlements"] {
        members[key] = members[key].map { member("path", of: $0) }
      }
      members["configFiles"] = all(members["configFiles"], joined)
      return .object(members)
    }
    members["configFiles"] = all(members["configFiles"], joined)
    members["packages"] = all(members["packages"]) { member("path", of: $0) }
    members["localPackages"] = members["localPackages"].map { .array($0.items.map(joined)) }
    members["targets"] = all(members["targets"], target)
    members["targetTemplates"] = all(members["targetTemplates"], target)
    return .object(members)
  }
}
