package import SourceLexing

/// Decides a file's `#if` blocks: which tokens the compiler will see, and what to write into the
/// conditions so that it sees just those.
package struct ActiveRegions {
  /// For each token whether it is compiled; where only the compiler can know, it counts as such.
  package private(set) var isActive: [Bool] = []
  package private(set) var edits: [TextEdit] = []

  /// One open `#if`.
  private struct Block {
    var outerIsActive: Bool
    /// Whether a branch before this one certainly holds.
    var isDecided: Bool
  }

  package init(_ source: SourceText, _ conditions: BuildConditions) {
    var blocks: [Block] = []
    var active = true
    isActive.reserveCapacity(source.tokens.count)
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .directive {
        switch source.text(token) {
        case "#if":
          blocks.append(Block(outerIsActive: active, isDecided: false))
          active = branch(index, source, conditions, &blocks)
        case "#elseif":
          active = branch(index, source, conditions, &blocks)
        case "#else":
          if let block = blocks.last { active = block.outerIsActive && !block.isDecided }
        case "#endif":
          if let block = blocks.popLast() { active = block.outerIsActive }
        default: break
        }
      }
      isActive.append(active)
    }
  }

  /// Reads the condition behind the directive and says whether its branch is compiled.
  private mutating func branch(
    _ index: Int, _ source: SourceText, _ conditions: BuildConditions, _ blocks: inout [Block]
  ) -> Bool {
    let start = index + 1
    let line = source.tokens[index].line
    let end = source.tokens[start...].firstIndex { $0.line != line } ?? source.tokens.count
    var parser = ConditionParser(source, start..<end, conditions)
    let value = parser.parse()
    edits += parser.edits
    guard let last = blocks.indices.last else { return true }
    let block = blocks[last]
    if value == true { blocks[last].isDecided = true }
    return block.outerIsActive && !block.isDecided && value != false
  }
}
