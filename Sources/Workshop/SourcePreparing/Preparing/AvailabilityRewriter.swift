import SourceLexing
import WidgetSettings

/// Has `#available` ask for the systems that are drawn: where code is compiled here, every version
/// of Apple's systems is there. What all of them have is asked as it was: functions may return
/// another type then (Swift Evolution, SE-0360), and only if nothing else is asked.
struct AvailabilityRewriter {
  let platform: TargetPlatform

  /// The edits of a whole file. What is asked besides stays, as builders go by it.
  func edits(_ source: SourceText) -> [TextEdit] {
    source.tokens.enumerated().compactMap { index, token in
      let isNegative = source.text(token) == "#unavailable"
      guard isNegative || source.text(token) == "#available",
        let close = source.closingIndex(of: index + 1, "(", ")"),
        let version = version(source, (index + 2)..<close), version > platform.oldestVersion
      else { return nil }
      let end = source.tokens[close].range.upperBound
      if !isNegative { return TextEdit(end..<end, ", VitrineSystem.version >= \(version)") }
      let range = token.range.lowerBound..<end
      let breaks = source.text(range).filter(\.isNewline)
      return TextEdit(range, "VitrineSystem.version < \(version)" + breaks)
    }
  }

  /// The version that is asked for of the platform; nil where any does.
  private func version(_ source: SourceText, _ range: Range<Int>) -> Int? {
    for index in range.dropLast() where source.tokens[index].kind == .word {
      let name = source.text(source.tokens[index]).replacing("ApplicationExtension", with: "")
      guard platform.matches(os: name) else { continue }
      return Int(source.text(source.tokens[index + 1]).prefix { $0.isNumber })
    }
    return nil
  }
}
