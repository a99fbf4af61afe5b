/// What a gallery program wrote of its own crash: which instructions were being executed. See
/// CrashTrace.c for the lines. Widget code could write there too, so anything may stand in it.
struct CrashTrace: Sendable {
  /// An instruction, the innermost first.
  struct Frame: Hashable, Sendable {
    /// Where it lies in the program or library.
    let offset: UInt64
    /// The path of the library; nil for the program itself.
    let library: String?
  }

  /// Whether the stack was full.
  let isStackOverflow: Bool
  let frames: [Frame]

  /// More is not read.
  static let byteLimit = 1 << 20

  /// - Returns: nil if it says nothing.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
    frames = lines.filter { $0.first == "frame" }.compactMap { words in
      guard words.count > 1, let offset = UInt64(words[1], radix: 16) else { return nil }
      return Frame(offset: offset, library: words.count > 2 ? String(words[2]) : nil)
    }
    guard let first = lines.first, first.first == "signal", !frames.isEmpty else { return nil }
    isStackOverflow = first.last == "stack-overflow"
  }

  init(frames: [Frame], isStackOverflow: Bool = false) {
    (self.frames, self.isStackOverflow) = (frames, isStackOverflow)
  }

  /// The frames that repeat themselves without end, innermost first; nil if none do. Above them
  /// may be some of a call that happened to be the last straw.
  var cycle: ArraySlice<Frame>? {
    for first in 0..<min(40, frames.count) {
      for length in 1..<max(2, frames.count / 3) {
        let end = first + 3 * length
        guard end <= frames.count else { break }
        let (one, rest) = (frames[first..<first + length], frames[first + length..<end])
        if one.elementsEqual(rest.prefix(length)), one.elementsEqual(rest.suffix(length)) {
          return one
        }
      }
    }
    return nil
  }
}
