/// Its form in the list of rules (`site/rules.json`), which is written from the declarations.
extension Rule: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, fault, severity, title, why, remedy
    case drawsStandIn = "standIn"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .id),
      fault: try values.decode(Fault.self, forKey: .fault),
      try values.decode(Diagnostic.Severity.self, forKey: .severity),
      standIn: try values.decode(Bool.self, forKey: .drawsStandIn),
      try values.decode(String.self, forKey: .title),
      why: try values.decode(String.self, forKey: .why),
      remedy: try values.decode(String.self, forKey: .remedy))
  }
}
