/// Its form in manifests and journals. What is usual is left out: a fault of the widget, and no
/// stand-in. Records of before there were faults read as such.
extension Diagnostic: Codable {
  private enum CodingKeys: String, CodingKey {
    case severity, rule, fault, message, hint, file, line, render, subject, view
    case drawsStandIn = "standIn"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    severity = try values.decode(Severity.self, forKey: .severity)
    rule = try values.decode(String.self, forKey: .rule)
    fault = try values.decodeIfPresent(Rule.Fault.self, forKey: .fault) ?? .widget
    drawsStandIn = try values.decodeIfPresent(Bool.self, forKey: .drawsStandIn) ?? false
    message = try values.decode(String.self, forKey: .message)
    hint = try values.decodeIfPresent(String.self, forKey: .hint)
    file = try values.decodeIfPresent(String.self, forKey: .file)
    line = try values.decodeIfPresent(Int.self, forKey: .line)
    render = try values.decodeIfPresent(String.self, forKey: .render)
    subject = try values.decodeIfPresent(String.self, forKey: .subject)
    view = try values.decodeIfPresent(String.self, forKey: .view)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(severity, forKey: .severity)
    try values.encode(rule, forKey: .rule)
    if fault != .widget { try values.encode(fault, forKey: .fault) }
    if drawsStandIn { try values.encode(true, forKey: .drawsStandIn) }
    try values.encode(message, forKey: .message)
    try values.encodeIfPresent(hint, forKey: .hint)
    try values.encodeIfPresent(file, forKey: .file)
    try values.encodeIfPresent(line, forKey: .line)
    try values.encodeIfPresent(render, forKey: .render)
    try values.encodeIfPresent(subject, forKey: .subject)
    try values.encodeIfPresent(view, forKey: .view)
  }
}
