import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation

extension CheckReport {
  /// The findings as SARIF 2.1.0 (OASIS), for the code scanning of a forge.
  ///
  /// - Parameter path: The path of a file, as forges want it: relative to where the command runs.
  func sarif(path: (String) -> String) throws -> Data {
    let rules = CheckRules.all
    let results = causes.map { cause in
      let finding = cause.finding
      return SARIFLog.Result(
        ruleId: cause.rule.id, ruleIndex: rules.firstIndex(of: cause.rule) ?? 0,
        level: finding.severity.rawValue,
        message: SARIFLog.Message(
          text: "\(finding.message) In \(cause.list(limit: 3))."),
        locations: SARIFLog.locations(finding.file.map(path), line: finding.line),
        partialFingerprints: ["vitrineCause/v1": SHA256.short(cause.name)],
        properties: SARIFLog.Properties(pictures: cause.pictures))
    }
    let driver = SARIFLog.Driver(
      name: "vitrine", version: Version.current,
      rules: rules.map { rule in
        SARIFLog.ReportingDescriptor(
          id: rule.id, shortDescription: SARIFLog.Message(text: rule.title + "."),
          fullDescription: SARIFLog.Message(text: rule.why),
          help: SARIFLog.Message(text: rule.remedy),
          defaultConfiguration: SARIFLog.Configuration(level: rule.severity.rawValue))
      })
    let log = SARIFLog(runs: [SARIFLog.Run(tool: SARIFLog.Tool(driver: driver), results: results)])
    return try log.encoded()
  }
}
