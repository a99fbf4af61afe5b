import Foundation

/// What is written of SARIF 2.1.0 (OASIS); its words are the format's own.
struct SARIFLog: Encodable {
  /// Words for people.
  struct Message: Encodable { let text: String }
  /// A file.
  struct ArtifactLocation: Encodable { let uri: String }
  /// A line of a file, from 1.
  struct Region: Encodable { let startLine: Int }
  /// A position in a file.
  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }
  /// A position.
  struct Location: Encodable { let physicalLocation: PhysicalLocation }
  /// What a rule does where nothing else is said.
  struct Configuration: Encodable { let level: String }
  /// What the format has no word for.
  struct Properties: Encodable { let pictures: [String] }
  /// A rule.
  struct ReportingDescriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
  }
  /// The program and its rules.
  struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [ReportingDescriptor]
  }
  /// What made the report.
  struct Tool: Encodable { let driver: Driver }
  /// A finding.
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let properties: Properties
  }
  /// Something about the run itself.
  struct Notification: Encodable {
    let level: String
    let message: Message
  }
  /// How the tool was run.
  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }
  /// One run of the tool.
  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    var invocations: [Invocation]?
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  /// The members' names.
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// A position in a file, if there is one.
  ///
  /// - Parameter path: as forges want it: relative to where the command runs.
  static func locations(_ path: String?, line: Int?) -> [Location] {
    guard let path else { return [] }
    let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return [
      Location(
        physicalLocation: PhysicalLocation(
          artifactLocation: ArtifactLocation(uri: uri), region: line.map { Region(startLine: $0) }))
    ]
  }

  /// The bytes: keys sorted, one newline at the end.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
