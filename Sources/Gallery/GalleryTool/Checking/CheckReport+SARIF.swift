import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import WidgetHost

extension CheckReport {
  /// The findings as SARIF 2.1.0 (OASIS), for the code scanning of a forge.
  ///
  /// - Parameter path: The path of a file, as forges want it: relative to where the command runs.
  func sarif(path: (String) -> String) throws -> Data {
    let rules = PictureChecks.all.map(\.rule)
    let results = causes.map { cause in
      let finding = cause.finding
      let uri = finding.file.map {
        path($0).addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0
      }
      return Log.Result(
        ruleId: cause.rule.id, ruleIndex: rules.firstIndex(of: cause.rule) ?? 0,
        level: finding.severity.rawValue,
        message: Log.Message(
          text: "\(finding.message) In \(Self.list(cause.pictures, limit: 3))."),
        locations: uri.map {
          [
            Log.Location(
              physicalLocation: Log.PhysicalLocation(
                artifactLocation: Log.ArtifactLocation(uri: $0),
                region: finding.line.map { Log.Region(startLine: $0) }))
          ]
        } ?? [],
        partialFingerprints: ["vitrineCause/v1": SHA256.short(cause.name)],
        properties: Log.Properties(pictures: cause.pictures))
    }
    let driver = Log.Driver(
      name: "vitrine", version: Version.current,
      rules: rules.map { rule in
        Log.ReportingDescriptor(
          id: rule.id, shortDescription: Log.Message(text: rule.title + "."),
          fullDescription: Log.Message(text: rule.why), help: Log.Message(text: rule.remedy),
          defaultConfiguration: Log.Configuration(level: rule.severity.rawValue))
      })
    let log = Log(runs: [Log.Run(tool: Log.Tool(driver: driver), results: results)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(log) + Data("\n".utf8)
  }
}

/// What is written of the format; its words are the format's own.
private struct Log: Encodable {
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
  /// One run of the tool.
  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  /// The members' names.
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}
