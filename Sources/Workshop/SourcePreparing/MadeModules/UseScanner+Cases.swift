// Cases that a switch in an extension of a type names.
extension UseScanner {
  /// A switch over `self` without a default names all cases there are.
  mutating func scanSwitch(_ index: Int) {
    guard let extended, index < extended.end, run.word(index + 1) == "self",
      run.mark(index + 2) == "{", let close = run.close(of: index + 2)
    else { return }
    var cases: [String: Int] = [:]
    var position = index + 3
    while position < close {
      if run.mark(position) == "{", let end = run.close(of: position) {
        position = end
      } else if run.word(position) == "default" || run.word(position) == "where" {
        return
      } else if run.word(position) == "case" {
        position = readPatterns(position + 1, close, &cases)
      }
      position += 1
    }
    note(extended.name) { $0.cases.merge(cases) { max($0, $1) } }
  }

  /// Reads on to the colon behind a case's patterns.
  private func readPatterns(_ start: Int, _ close: Int, _ cases: inout [String: Int]) -> Int {
    var position = start
    while position < close, run.mark(position) != ":" {
      if run.mark(position) == ".", let name = run.word(position + 1) {
        position += 1
        var count = 0
        if run.mark(position + 1) == "(", let end = run.close(of: position + 1) {
          count = run.parts(position + 1, end).count
          position = end
        }
        cases[name] = max(count, cases[name] ?? 0)
      }
      position += 1
    }
    return position
  }
}
