import Foundation

extension Recipe {
  /// The tree as Swift, a construct a line.
  func source(indent: Int = 0) -> String {
    let margin = String(repeating: "  ", count: indent)
    guard let construct = Construct.named(name) else { return margin + name }
    let call = construct.call(numbers, text)
    switch construct.role {
    case .leaf: return margin + call
    case .modifier: return children[0].source(indent: indent) + "\n" + margin + "." + call
    case .pair:
      return children[0].source(indent: indent) + "\n" + margin + "." + call + " {\n"
        + children[1].source(indent: indent + 1) + "\n" + margin + "}"
    case .container:
      if children.isEmpty { return margin + call + " {}" }
      let inner = children.map { $0.source(indent: indent + 1) }.joined(separator: "\n")
      return margin + call + " {\n" + inner + "\n" + margin + "}"
    }
  }
}

extension Case {
  /// The case as a person reads it.
  var source: String {
    "// \(Int(width)) × \(Int(height)) points\(isRightToLeft ? ", right to left" : "")"
      + ", type size \(typeSize), state \(state), mode \(mode)\n" + tree.source()
  }
}
