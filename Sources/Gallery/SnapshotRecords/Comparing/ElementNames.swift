/// What people call the elements of a picture.
struct ElementNames {
  private let tree: ElementTree

  init(_ tree: ElementTree) { self.tree = tree }

  /// `“Lunch”`, `symbol “sun.max”`, `row “Lunch”`; where an element says nothing also what it is
  /// in: `shape in row “Lunch”`.
  func name(_ index: Int) -> String {
    let own = ownName(index)
    if own.isUnique { return own.text }
    var around = tree[index].parent
    while let outer = around {
      let name = ownName(outer)
      if name.isUnique { return "\(own.text) in \(name.text)" }
      around = tree[outer].parent
    }
    return "\(own.text) at \(tree[index].node.path)"
  }

  /// What an element is called by itself, and whether that tells it from others.
  func ownName(_ index: Int) -> (text: String, isUnique: Bool) {
    let element = tree[index]
    let node = element.node
    if element.parent == nil, !element.children.isEmpty { return ("widget", true) }
    if node.type == "WidgetBackground" { return (Self.kind(node.type), true) }
    if let text = node.text, !text.isEmpty, element.children.isEmpty {
      return node.type == "Text"
        ? (Self.quoted(text), true)
        : ("\(Self.kind(node.type)) \(Self.quoted(text))", true)
    }
    if let symbol = node.looks.symbol { return ("symbol \(Self.quoted(symbol))", true) }
    if let said = node.looks.image ?? element.layers.lazy.compactMap(\.node.label).first {
      return ("\(Self.kind(node.type)) \(Self.quoted(said))", true)
    }
    guard let said = said(in: index) else { return (Self.kind(node.type), false) }
    return ("\(Self.kind(node.type)) \(Self.quoted(said))", true)
  }

  /// The first text in an element; where there is none, the first symbol.
  private func said(in index: Int) -> String? {
    first(in: index) { $0.text } ?? first(in: index) { $0.looks.symbol }
  }

  private func first(in index: Int, _ read: (TreeNode) -> String?) -> String? {
    for layer in tree[index].layers {
      if let said = read(layer.node), !said.isEmpty { return said }
    }
    for child in tree[index].children {
      if let said = first(in: child, read) { return said }
    }
    return nil
  }

  static func quoted(_ text: String) -> String {
    let line = inLine(text)
    return "\u{201C}\(line.count > 30 ? line.prefix(29) + "…" : line)\u{201D}"
  }

  /// Of two long texts that begin alike, from shortly before they can be told apart.
  static func quoted(_ text: String, apartFrom other: String) -> String {
    let (line, rest) = (Array(inLine(text)), Array(inLine(other)))
    guard line != rest, quoted(text) == quoted(other) else { return quoted(text) }
    let same = zip(line, rest).prefix { $0 == $1 }.count
    return quoted("…" + String(line[max(0, same - 10)...]))
  }

  private static func inLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// A type as people read it.
  static func kind(_ type: String) -> String {
    switch type {
    case "HStack", "LazyHStack": "row"
    case "VStack", "LazyVStack": "column"
    case "ZStack": "stack"
    case "WidgetBackground": "background"
    case "Image", "Shape", "Color", "Spacer", "Divider", "Text", "Link", "Label", "Background",
      "Overlay", "Mask":
      type.lowercased()
    default: type
    }
  }
}
