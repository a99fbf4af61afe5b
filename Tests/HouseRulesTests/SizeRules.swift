import Testing

/// Files, functions and lines stay small enough to be read at once.
@Suite struct SizeRules {
  private let tree = SourceTree.standard

  @Test func filesHaveAtMost400Lines() {
    let code = ["swift", "js", "css", "py", "html", "sh"]
    var offences: [Offence] = []
    for path in tree.paths where !path.hasPrefix("Tests/Fixtures/") {
      guard code.contains(where: { path.hasSuffix("." + $0) }) else { continue }
      let lines = SourceTree.text(path).utf8.count { $0 == 10 }
      if lines > 400 { offences.append(Offence(path, "\(lines) lines: split the file by topic.")) }
    }
    expectKept("file-length", offences)
  }

  @Test func linesHaveAtMost100Columns() {
    var offences: [Offence] = []
    for file in tree.swift {
      for (index, line) in file.lines.enumerated()
      where line.utf8.count > 100 && line.count > 100 {
        offences.append(
          Offence(file.path, line: index + 1, "\(line.count) columns: break the line."))
      }
    }
    expectKept("line-length", offences)
  }

  @Test func functionsHaveAtMost60Lines() {
    var offences: [Offence] = []
    for file in tree.swift {
      for body in FunctionBodies.find(in: file) where body.lines > 60 {
        offences.append(
          Offence(file.path, line: body.start, "\(body.lines) lines of body: split the function."))
      }
    }
    expectKept("function-length", offences)
  }

  @Test func nothingIsLeftForLater() {
    // Put together so that the rule does not find itself.
    let marks = Pattern(
      ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "HA" + "CK"].joined(separator: "|"))
    var offences: [Offence] = []
    for file in tree.swift {
      for match in marks.matches(in: SourceLines(file.text)) {
        offences.append(
          Offence(file.path, line: match.line, "Do it, or write a row in the coverage page."))
      }
    }
    expectKept("left-for-later", offences)
  }
}
