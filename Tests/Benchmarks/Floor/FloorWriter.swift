import CLibrary

/// Writes the floor's pictures into one block of memory.
struct FloorWriter {
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 20)
  private(set) var count = 0
  private var gradients = 0

  mutating func write(_ card: FloorNode) {
    (count, gradients) = (0, 0)
    literal("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    number(card.fixedWidth)
    literal("\" height=\"")
    number(card.fixedHeight)
    literal("\" font-family=\"Inter\">\n")
    draw(card, 0, 0)
    literal("</svg>\n")
  }

  private mutating func draw(_ node: FloorNode, _ left: Float, _ top: Float) {
    let (x, y) = (left + node.x, top + node.y)
    switch node.kind {
    case .text: text(node, x, y)
    case .icon: icon(node, x, y)
    case .bar:
      rectangle(x, y, node.fixedWidth, node.fixedHeight, node.fixedHeight / 2)
      raw(node.color)
      literal("\"/>\n")
      filled(node, x + node.barStart, y, node.barLength, node.fixedHeight, node.fixedHeight / 2)
    case .line:
      rectangle(x, y, node.width, 1, 0)
      raw(node.color)
      literal("\"/>\n")
    case .spacer: break
    case .column, .row:
      filled(node, x, y, node.width, node.height, node.radius)
      for child in node.children { draw(child, x, y) }
    }
  }

  private mutating func text(_ node: FloorNode, _ x: Float, _ y: Float) {
    var baseline = y + node.size * 0.95
    for line in node.lines {
      literal("<text x=\"")
      number(node.isTrailing ? x + node.width - line.width : x)
      literal("\" y=\"")
      number(baseline)
      literal("\" font-size=\"")
      number(node.size)
      literal("\" font-weight=\"")
      integer(node.weight)
      literal("\" fill=\"")
      raw(node.color)
      literal("\" textLength=\"")
      number(line.width)
      literal("\">")
      for byte in node.string[line.start..<line.end] {
        switch byte {
        case 38: literal("&amp;")
        case 60: literal("&lt;")
        default: put(byte)
        }
      }
      if line.isCut { literal("…") }
      literal("</text>\n")
      baseline += node.size * 1.2
    }
  }

  private mutating func icon(_ node: FloorNode, _ x: Float, _ y: Float) {
    literal("<path transform=\"translate(")
    number(x)
    literal(" ")
    number(y)
    literal(")")
    if node.size != 16 {
      literal(" scale(")
      number(node.size / 16)
      literal(")")
    }
    literal("\" fill=\"")
    raw(node.color)
    literal("\" d=\"")
    raw(node.string)
    literal("\"/>\n")
  }

  /// A rectangle with the node's gradient, if it has one.
  private mutating func filled(
    _ node: FloorNode, _ x: Float, _ y: Float, _ width: Float, _ height: Float, _ radius: Float
  ) {
    guard let gradient = node.gradient else { return }
    literal("<linearGradient id=\"g")
    integer(gradients)
    literal("\" x2=\"")
    integer(gradient.angle == 180 ? 0 : 1)
    literal("\" y2=\"")
    integer(gradient.angle == 90 ? 0 : 1)
    literal("\"><stop stop-color=\"")
    raw(gradient.first)
    literal("\"/><stop offset=\"1\" stop-color=\"")
    raw(gradient.last)
    literal("\"/></linearGradient>\n")
    rectangle(x, y, width, height, radius)
    literal("url(#g")
    integer(gradients)
    literal(")\"/>\n")
    gradients += 1
  }

  private mutating func rectangle(
    _ x: Float, _ y: Float, _ width: Float, _ height: Float, _ radius: Float
  ) {
    literal("<rect x=\"")
    number(x)
    literal("\" y=\"")
    number(y)
    literal("\" width=\"")
    number(width)
    literal("\" height=\"")
    number(height)
    if radius > 0 {
      literal("\" rx=\"")
      number(radius)
    }
    literal("\" fill=\"")
  }
}

extension FloorWriter {
  @inline(__always) private mutating func put(_ byte: UInt8) {
    bytes[count] = byte
    count &+= 1
  }

  @inline(__always) private mutating func literal(_ text: StaticString) {
    memcpy(bytes + count, text.utf8Start, text.utf8CodeUnitCount)
    count &+= text.utf8CodeUnitCount
  }

  @inline(__always) private mutating func raw(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      memcpy(bytes + count, start, source.count)
      count &+= source.count
    }
  }

  /// Two decimals at most.
  @inline(__always) private mutating func number(_ value: Float) {
    var hundredths = Int((value * 100).rounded())
    if hundredths < 0 {
      put(45)
      hundredths = -hundredths
    }
    integer(hundredths / 100)
    let rest = hundredths % 100
    if rest == 0 { return }
    put(46)
    put(UInt8(truncatingIfNeeded: 48 + rest / 10))
    if rest % 10 != 0 { put(UInt8(truncatingIfNeeded: 48 + rest % 10)) }
  }

  @inline(__always) private mutating func integer(_ value: Int) {
    var (digits, probe) = (1, value)
    while probe >= 10 {
      probe /= 10
      digits &+= 1
    }
    var (index, rest) = (digits, value)
    repeat {
      index &-= 1
      bytes[count &+ index] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    } while index > 0
    count &+= digits
  }
}
