/// How many times a second of processor time something can be done: the median of several rounds.
struct Rate {
  let perSecond: Double
  /// Bytes written by one round's work, on average.
  let bytes: Int

  /// - Parameter work: Does it for one of the variants and returns the bytes written.
  @MainActor init(rounds: Int, seconds: Double, work: (Int) -> Int) {
    var count = 0
    let begin = Usage.seconds
    while Usage.seconds - begin < seconds || count < 4 {
      for _ in 0..<4 {
        _ = work(count)
        count += 1
      }
    }
    var rates: [Double] = []
    var (total, done) = (0, 0)
    for _ in 0..<rounds {
      let start = Usage.seconds
      for index in 0..<count { total += work(index) }
      done += count
      rates.append(Double(count) / max(Usage.seconds - start, 1e-6))
    }
    perSecond = rates.sorted()[rounds / 2]
    bytes = total / done
  }
}
