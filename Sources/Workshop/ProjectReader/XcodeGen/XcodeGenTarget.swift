import Encodings
import Foundation

/// A target of a `project.yml`, with what its templates say.
struct XcodeGenTarget {
  let name: String
  let values: JSONValue
  /// As the file writes it, e.g. `iOS`; `auto` for one with destinations.
  let platform: String

  /// The targets of a file, in the order of their names: one with a list of platforms is several.
  static func all(_ spec: JSONValue) -> [XcodeGenTarget] {
    let targets = spec["targets"]?.members ?? [:]
    return targets.keys.sorted().flatMap { name -> [XcodeGenTarget] in
      let own = targets[name] ?? .null
      let templates = spec["targetTemplates"] ?? .null
      let values = filled(
        XcodeGenSpec.merge(own, onto: template(own["templates"], in: templates, depth: 0)),
        own["templateAttributes"]?.members ?? [:], target: name)
      let shown = values["name"]?.text ?? name
      let platforms = values["platform"]?.texts ?? []
      guard case .array? = values["platform"] else {
        let platform = platforms.first ?? "auto"
        return [XcodeGenTarget(name: shown, values: values, platform: platform)]
      }
      return platforms.map { platform in
        let part = (values["platformPrefix"]?.text ?? "") + shown
        let suffix = values["platformSuffix"]?.text ?? "_" + platform
        return XcodeGenTarget(
          name: part + suffix,
          values: filled(values, ["platform": .string(platform)], target: name),
          platform: platform)
      }
    }
  }

  /// What templates say, the later ones over the earlier ones, each over its own templates.
  private static func template(
    _ names: JSONValue?, in templates: JSONValue, depth: Int
  ) -> JSONValue {
    guard depth < 8 else { return .object([:]) }
    return (names?.texts ?? []).reduce(.object([:])) { result, name in
      let own = templates[name] ?? .object([:])
      let whole = XcodeGenSpec.merge(
        own, onto: template(own["templates"], in: templates, depth: depth + 1))
      return XcodeGenSpec.merge(whole, onto: result)
    }
  }

  /// A value with the attributes of templates put in where it refers to them (`${name}`).
  private static func filled(
    _ value: JSONValue, _ attributes: [String: JSONValue], target: String
  ) -> JSONValue {
    var known = attributes.compactMapValues(XcodeGenSettings.text)
    known["target_name"] = target
    return filled(value, known)
  }

  private static func filled(_ value: JSONValue, _ known: [String: String]) -> JSONValue {
    func text(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return known.keys.sorted().reduce(text) { text, name in
        text.replacingOccurrences(of: "${\(name)}", with: known[name] ?? "")
      }
    }
    switch value {
    case .string(let own): return .string(text(own))
    case .array(let items): return .array(items.map { filled($0, known) })
    case .object(let members):
      let pairs = members.keys.sorted().map { key in
        (text(key), filled(members[key] ?? .null, known))
      }
      return .object(Dictionary(pairs) { _, last in last })
    case .null, .bool, .number: return value
    }
  }
}
