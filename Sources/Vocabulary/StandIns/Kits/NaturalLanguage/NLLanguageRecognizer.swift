import Foundation
import FoundationAdditions

/// Tells languages by their script where only one is common in it; of Latin and others nothing is
/// known, which a note says.
public final class NLLanguageRecognizer: NSObject {
  private var text = ""

  public override init() { super.init() }

  public func processString(_ string: String) { text += string }
  public func reset() { text = "" }

  public var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: text) }

  public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    guard maxHypotheses > 0, let dominantLanguage else { return [:] }
    return [dominantLanguage: 1]
  }

  public class func dominantLanguage(for string: String) -> NLLanguage? {
    var counts = [Int](repeating: 0, count: scripts.count)
    var letters = 0
    for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      let script = scripts.firstIndex { $0.ranges.contains { $0.contains(scalar.value) } }
      if let script { counts[script] += 1 }
    }
    if letters == 0 { return nil }
    // Japanese is written with Chinese characters too.
    if counts[0] > 0 { return .japanese }
    if let best = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[best] * 2 > letters {
      return scripts[best].language
    }
    HostDiagnostics.reportInert(
      "NaturalLanguage", "languages are told by their script only, so that none was recognized")
    return nil
  }

  /// Blocks of Unicode.
  private static let scripts: [(language: NLLanguage, ranges: [ClosedRange<UInt32>])] = [
    (.japanese, [0x3040...0x30FF]), (.korean, [0x1100...0x11FF, 0xAC00...0xD7AF]),
    (.simplifiedChinese, [0x3400...0x4DBF, 0x4E00...0x9FFF]), (.greek, [0x0370...0x03FF]),
    (.hebrew, [0x0590...0x05FF]), (.thai, [0x0E00...0x0E7F]),
  ]
}
