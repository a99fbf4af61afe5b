import Foundation

extension Path: LosslessStringConvertible {
  /// The steps, each after its points: `0 0 m 10 0 l 10 10 20 20 q h`.
  public var description: String {
    elements.map { element in
      let numbers = element.written.flatMap { [Self.text($0.x), Self.text($0.y)] }
      return (numbers + [element.letter]).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The path of a description; nil if the text is none.
  public init?(_ string: String) {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard numbers.count % 2 == 0 else { return nil }
      let points = stride(from: 0, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard let element = Element(String(word), points) else { return nil }
      if elements.isEmpty, element.letter != "m" { return nil }
      elements.append(element)
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(storage: .elements(elements))
  }

  private static func text(_ value: CGFloat) -> String {
    let whole = value.rounded()
    return whole == value && abs(value) < 1e15 ? "\(Int(whole))" : "\(Double(value))"
  }
}

extension Path.Element {
  fileprivate var letter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .closeSubpath: "h"
    }
  }

  /// The points in the order they are written: controls first.
  fileprivate var written: [CGPoint] { Array(points.dropFirst() + points.prefix(1)) }

  fileprivate init?(_ letter: String, _ points: [CGPoint]) {
    switch (letter, points.count) {
    case ("m", 1): self = .move(to: points[0])
    case ("l", 1): self = .line(to: points[0])
    case ("q", 2): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 3): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }
}
