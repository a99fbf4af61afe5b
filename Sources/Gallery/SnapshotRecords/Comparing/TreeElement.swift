/// An element of a picture: a view and what modifies it, as one expression of the code says it.
struct TreeElement {
  /// A modifier, or the view itself.
  struct Layer {
    let node: TreeNode
    /// Elements that the modifier brings along, such as a background.
    let others: [Int]
  }

  /// The outermost modifier first, the view itself last.
  let layers: [Layer]
  /// The elements in the view.
  let children: [Int]
  /// Equal in elements that are of the same types and say the same.
  let content: Int
  /// Equal in elements that look the same, too, wherever they are.
  let whole: Int
  /// What it and the elements in it say, sorted: equal numbers are equal words.
  let words: [Int]
  /// The element that this one is in.
  var parent: Int?

  /// The view.
  var node: TreeNode { layers[layers.count - 1].node }

  /// Where it is with all that modifies it.
  var frame: [Double] { layers[0].node.frame }

  /// All elements directly in it.
  var inner: [Int] { layers.flatMap(\.others) + children }
}

/// The elements of a picture.
struct ElementTree {
  private(set) var elements: [TreeElement] = []
  /// The outermost elements: of a picture one.
  private(set) var roots: [Int] = []

  subscript(index: Int) -> TreeElement { elements[index] }

  /// - Parameters:
  ///   - nodes: a tree, each node before those in it.
  ///   - known: shared by the trees that are compared.
  init(_ nodes: [TreeNode], _ known: inout KnownElements) {
    var next = 0
    while next < nodes.count { roots.append(element(nodes, &next, &known)) }
    for index in elements.indices {
      for inner in elements[index].inner { elements[inner].parent = index }
    }
  }

  /// Reads the element that begins at a node.
  private mutating func element(
    _ nodes: [TreeNode], _ next: inout Int, _ known: inout KnownElements
  ) -> Int {
    var layers: [TreeElement.Layer] = []
    // Decorations behind the content stand before it, the others after it.
    var behind: [[Int]] = []
    var node = nodes[next]
    var children: [Int] = []
    while true {
      next += 1
      let inside = Self.directlyIn(node, nodes, next)
      let content = Self.content(of: node, inside, nodes)
      var others: [Int] = []
      while next < nodes.count, nodes[next].depth > node.depth, next != content {
        others.append(element(nodes, &next, &known))
      }
      guard let content, next == content else {
        layers.append(TreeElement.Layer(node: node, others: []))
        behind.append([])
        children = others
        break
      }
      layers.append(TreeElement.Layer(node: node, others: []))
      behind.append(others)
      node = nodes[next]
    }
    // What stands after a content belongs to the innermost of its modifiers that is less deep.
    for index in layers.indices.dropLast().reversed() {
      while next < nodes.count, nodes[next].depth > layers[index].node.depth {
        behind[index].append(element(nodes, &next, &known))
      }
    }
    let whole = zip(layers, behind).map { TreeElement.Layer(node: $0.node, others: $1) }
    elements.append(known.element(whole, children, elements))
    return elements.count - 1
  }

  /// Positions of the nodes directly in a node.
  private static func directlyIn(_ node: TreeNode, _ nodes: [TreeNode], _ start: Int) -> [Int] {
    var result: [Int] = []
    var index = start
    while index < nodes.count, nodes[index].depth > node.depth {
      if result.isEmpty || nodes[index].depth <= nodes[result[0]].depth { result.append(index) }
      index += 1
    }
    return result
  }

  /// Decorations and what is decorated are two: what is decorated has the first path.
  private static let decorating: Set = ["Background", "Overlay", "Mask"]

  /// What a node modifies; nil if it is a view itself.
  private static func content(of node: TreeNode, _ inside: [Int], _ nodes: [TreeNode]) -> Int? {
    if inside.count == 1, nodes[inside[0]].path == node.path { return inside[0] }
    guard decorating.contains(node.type) else { return nil }
    return inside.first { nodes[$0].path == node.path + ".0" }
  }
}

/// Numbers for what elements are and say, so that equality is cheap and exact.
struct KnownElements {
  private var shapes: [[Part]: Int] = [:]
  private var texts: [String: Int] = [:]

  /// A part of what an element is.
  private enum Part: Hashable {
    case type(String)
    case said(String?)
    case looks(TreeNode.Looks)
    case element(Int)
    case end
  }

  fileprivate mutating func element(
    _ layers: [TreeElement.Layer], _ children: [Int], _ others: [TreeElement]
  ) -> TreeElement {
    var (content, whole): ([Part], [Part]) = ([], [])
    var words: [Int] = []
    for layer in layers {
      let node = layer.node
      let said = node.text ?? node.looks.symbol ?? node.looks.image ?? node.label
      content += [.type(node.type), .said(said)]
      whole += [.type(node.type), .said(said), .looks(node.looks)]
      if let said { words.append(number(node.type + " " + said)) }
      for other in layer.others {
        content.append(.element(others[other].content))
        whole.append(.element(others[other].whole))
        words += others[other].words
      }
    }
    (content, whole) = (content + [.end], whole + [.end])
    for child in children {
      content.append(.element(others[child].content))
      whole.append(.element(others[child].whole))
      words += others[child].words
    }
    return TreeElement(
      layers: layers, children: children, content: number(content), whole: number(whole),
      words: words.sorted())
  }

  private mutating func number(_ text: String) -> Int {
    if let known = texts[text] { return known }
    texts[text] = texts.count
    return texts.count - 1
  }

  private mutating func number(_ parts: [Part]) -> Int {
    if let known = shapes[parts] { return known }
    shapes[parts] = shapes.count
    return shapes.count - 1
  }
}
