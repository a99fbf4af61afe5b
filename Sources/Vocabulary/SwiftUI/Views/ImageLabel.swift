import ViewGraph

/// What an image is called aloud.
package enum ImageLabel: Equatable {
  /// By the name it is found by.
  case named
  case text(Text)
  /// Nothing: it only decorates.
  case decorative
}

extension Image {
  /// What is said of the image, nil for nothing. A symbol is called by the words of its name:
  /// Apple's own descriptions of symbols are not published.
  func spokenName(in environment: EnvironmentValues) -> String? {
    switch label {
    case .text(let text): return text.spoken(in: environment)
    case .decorative: return nil
    case .named: break
    }
    switch source {
    case .symbol(let name): return Self.words(ofSymbol: name)
    case .asset(let name): return String(name.split(separator: "/").last ?? "")
    case .file, .data, .sketch, .missing: return nil
    }
  }

  /// `cloud.sun.fill` is a “cloud sun”: how a symbol is filled or framed is not said.
  private static func words(ofSymbol name: String) -> String {
    let frames = ["fill", "circle", "square", "rectangle"]
    let words = name.split(separator: ".")
    let said = words.enumerated().filter { $0.offset == 0 || !frames.contains(String($0.element)) }
    return said.map(\.element).joined(separator: " ")
  }
}
