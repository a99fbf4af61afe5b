/// A Swift file as read for the chosen platform, before programs are put together.
struct ReadFile {
  /// Relative to the input folder.
  var path: String
  var prepared: SourcePreparer.Result
  /// Every word of its compiled parts, to see what it refers to.
  var words: Set<String>

  /// The folder it lies in, relative to the input; empty for the input itself.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// Names by which other files may refer to it.
  ///
  /// - Parameter extending: which extended types' members count.
  func provides(extending: (String) -> Bool) -> [String] {
    let facts = prepared.facts
    let members = facts.extensionMembers.filter { extending($0.type) }
      .map { String($0.name.prefix { $0 != "(" }) }
    return facts.topLevelNames + facts.globals + members.filter { $0 != "init" }
  }
}
