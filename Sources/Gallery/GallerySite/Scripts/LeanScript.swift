/// A script as browsers get it: without remarks and indentation, in the lines of the source.
///
/// Readers of the source have those, readers of a gallery need not wait for them.
enum LeanScript {
  static func text(_ script: String) -> String {
    let bytes = Array(script.utf8)
    return text(bytes, ScriptLexer.tokens(bytes))
  }

  /// - Parameter tokens: Those of the script that are wanted.
  static func text(_ script: [UInt8], _ tokens: [ScriptToken]) -> String {
    var lean: [UInt8] = []
    lean.reserveCapacity(script.count)
    var end = 0
    for token in tokens {
      let gap = script[end..<token.range.lowerBound]
      if gap.contains(UInt8(ascii: "\n")) {
        if !lean.isEmpty { lean.append(UInt8(ascii: "\n")) }
      } else if !gap.isEmpty, !lean.isEmpty {
        lean.append(UInt8(ascii: " "))
      }
      lean += script[token.range]
      end = token.range.upperBound
    }
    return String(decoding: lean, as: UTF8.self) + "\n"
  }
}
