/// Packs bytes as RFC 1951 says: repetitions become references, and what is frequent gets short
/// codes.
///
/// Our own, because Foundation packs nothing on Linux, a system library would need its headers on
/// every machine that builds the package, and libraries differ from version to version in the bytes
/// they write: a gallery's bytes are the same everywhere.
enum Deflate {
  /// Tokens per block: each block has codes of its own.
  private static let tokensPerBlock = 1 << 16
  private static let endOfBlock = 256
  /// The order in which the lengths of the codes of code lengths are written (section 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let tokens = Repetitions.tokens(of: bytes)
    var output = BitOutput()
    var start = 0
    repeat {
      let end = min(start + tokensPerBlock, tokens.count)
      write(tokens[start..<end], isLast: end == tokens.count, to: &output)
      start = end
    } while start < tokens.count
    return output.finished()
  }

  private static func write(
    _ tokens: ArraySlice<Token>, isLast: Bool, to output: inout BitOutput
  ) {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    literals[endOfBlock] = 1
    for token in tokens {
      literals[token.symbol.code] += 1
      if token.isReference { distances[token.reach.code] += 1 }
    }
    let words = HuffmanCode(frequencies: literals, longest: 15)
    let reaches = HuffmanCode(frequencies: distances, longest: 15)
    output.write(isLast ? 1 : 0, bits: 1)
    output.write(2, bits: 2)
    writeCodes(words, reaches, to: &output)
    for token in tokens {
      write(token.symbol, words, to: &output)
      if token.isReference { write(token.reach, reaches, to: &output) }
    }
    words.write(endOfBlock, to: &output)
  }

  private static func write(_ symbol: Symbol, _ code: HuffmanCode, to output: inout BitOutput) {
    code.write(symbol.code, to: &output)
    output.write(symbol.extra, bits: symbol.extraBits)
  }

  /// The lengths of both codes, themselves coded (section 3.2.7).
  private static func writeCodes(
    _ words: HuffmanCode, _ reaches: HuffmanCode, to output: inout BitOutput
  ) {
    let wordCount = max(257, words.used)
    let reachCount = max(1, reaches.used)
    let symbols = runs(Array(words.lengths[..<wordCount] + reaches.lengths[..<reachCount]))
    var frequencies = [Int](repeating: 0, count: 19)
    for symbol in symbols { frequencies[symbol.code] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    let count = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    output.write(wordCount - 257, bits: 5)
    output.write(reachCount - 1, bits: 5)
    output.write(count - 4, bits: 4)
    for index in order[..<count] { output.write(code.lengths[index], bits: 3) }
    for symbol in symbols { write(symbol, code, to: &output) }
  }

  /// Code lengths with runs shortened: 16 repeats the one before, 17 and 18 stand for zeros.
  private static func runs(_ lengths: [Int]) -> [Symbol] {
    var symbols: [Symbol] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let run = lengths[index...].prefix { $0 == length }.count
      if length == 0, run >= 3 {
        let part = min(run, 138)
        symbols.append(
          part <= 10
            ? Symbol(code: 17, extra: part - 3, extraBits: 3)
            : Symbol(code: 18, extra: part - 11, extraBits: 7))
        index += part
      } else if run >= 4 {
        let part = min(run - 1, 6)
        symbols.append(Symbol(code: length, extra: 0, extraBits: 0))
        symbols.append(Symbol(code: 16, extra: part - 3, extraBits: 2))
        index += 1 + part
      } else {
        symbols.append(Symbol(code: length, extra: 0, extraBits: 0))
        index += 1
      }
    }
    return symbols
  }
}
