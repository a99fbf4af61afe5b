/// Expands `#Preview`; ``MacroPlugin`` describes the result.
enum PreviewMacro {
  /// The record for the section of previews.
  static func expansion(of request: MacroRequest) throws -> String {
    let source = request.source
    let tokens = SwiftLexer.tokens(of: source)
    guard let hash = start(in: tokens) else {
      throw MacroError("A preview has the form #Preview { … }.", at: 0)
    }
    let bytes = Array(source.utf8)
    let attributes = text(bytes[..<tokens[hash].range.lowerBound])
    let arguments = PreviewableMacro.moved(
      in: text(bytes[tokens[hash + 1].range.upperBound...]))
    return """
      \(attributes)@used @section("vitrine_previews")
      nonisolated let \(request.uniqueName("PreviewRecord")): (
        UInt, @convention(c) (UnsafeMutableRawPointer) -> Void
      ) = (
        #line,
        { collector in
          SwiftUI._registerPreview(collector, #fileID, #line) {
            SwiftUI.Preview\(arguments)
          }
        }
      )
      """
  }

  /// The index of the `#` before `Preview`.
  private static func start(in tokens: [SwiftToken]) -> Int? {
    tokens.indices.dropLast().first {
      tokens[$0].text == "#" && tokens[$0 + 1].text == "Preview"
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
