/// What a character is to the rule of paired brackets (Unicode Annex 9, BD14 to BD16).
enum BidiBracket: Hashable {
  /// Opens a pair that this character closes.
  case open(closedBy: UInt32)
  case close(UInt32)

  /// The pairs of `BidiBrackets.txt` that texts use; opening characters at even indices.
  private static let table: [Unicode.Scalar] = Array(
    "()[]{}⁅⁆⁽⁾₍₎〈〉《》「」『』【】〔〕〖〗〘〙〚〛（）［］｛｝｟｠｢｣❨❩❪❫❲❳❴❵⟦⟧⟨⟩⟪⟫⦅⦆".unicodeScalars)

  init?(_ scalar: Unicode.Scalar) {
    guard let index = Self.table.firstIndex(of: scalar) else { return nil }
    self =
      index.isMultiple(of: 2)
      ? .open(closedBy: Self.table[index + 1].value) : .close(scalar.value)
  }

  /// The pairs of a sequence, in the order of what opens them. Brackets that were overridden are
  /// none.
  static func pairs(
    _ classes: [BidiClass], _ bracket: (Int) -> BidiBracket?
  ) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var stack: [(closer: UInt32, index: Int)] = []
    for index in classes.indices where classes[index] == .on {
      switch bracket(index) {
      case .open(let closer)?:
        // More than 63 open brackets end the search (BD16).
        if stack.count == 63 { return pairs.sorted { $0.open < $1.open } }
        stack.append((closer, index))
      case .close(let closer)?:
        guard let match = stack.lastIndex(where: { $0.closer == closer }) else { continue }
        pairs.append((stack[match].index, index))
        stack.removeSubrange(match...)
      case nil: break
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }
}
