/// One part of a run that several machines share: the widgets of each program are dealt out in as
/// many runs of neighbours as there are parts.
///
/// `vitrine site` puts the parts, given in order, together again into what one machine would have
/// drawn.
struct Shard: Hashable, Sendable {
  /// Counted from 1.
  let number: Int
  let count: Int

  /// Reads `2/3`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1,
      number <= count, count <= 10_000
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Which of some things are this part's; the parts differ by at most one.
  func slice(of total: Int) -> Range<Int> {
    total * (number - 1) / count..<total * number / count
  }
}
