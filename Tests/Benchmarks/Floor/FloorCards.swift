/// The reference cards as trees of the floor program.
enum FloorCards {
  static func caffeine(_ facts: CaffeineFacts) -> FloorNode {
    let top = FloorNode(
      .row,
      [
        icon(CardIcons.cup, 16, "#f2c28b"), text(facts.title, 13, 600, "#ffffff"),
        FloorNode(.spacer), text(facts.day, 11, 400, facts.secondary),
      ])
    (top.spacing, top.alignment) = (6, .center)
    let last = text(facts.last, 12, 400, facts.secondary)
    last.lineLimit = 2
    let card = FloorNode(
      .column,
      [
        top, text(facts.amount, 30, 700, "#ffffff"), last, FloorNode(.spacer),
        text(facts.limit, 11, 500, "#f2c28b"),
      ])
    (card.spacing, card.padding, card.radius) = (4, 16, 22)
    (card.fixedWidth, card.fixedHeight) = (170, 170)
    card.gradient = (135, bytes(facts.gradient.0), bytes(facts.gradient.1))
    return card
  }

  static func weather(_ facts: WeatherFacts) -> FloorNode {
    let condition = text(facts.condition, 13, 400, "#c9def2")
    (condition.lineLimit, condition.fixedWidth) = (2, 200)
    let heading = FloorNode(.column, [text(facts.city, 20, 600, "#ffffff"), condition])
    heading.spacing = 2
    let header = FloorNode(
      .row,
      [
        heading, FloorNode(.spacer), icon(CardIcons.weather[facts.icon], 24, "#ffd60a"),
        text(facts.temperature, 44, 400, "#ffffff"),
      ])
    header.spacing = 8
    var children = [header]
    for row in facts.rows {
      if row.id > 0 {
        let line = FloorNode(.line)
        line.color = bytes(facts.line)
        children.append(line)
      }
      children.append(self.row(row, facts.track))
    }
    let card = FloorNode(.column, children + [FloorNode(.spacer)])
    (card.spacing, card.padding, card.radius) = (10, 16, 22)
    (card.fixedWidth, card.fixedHeight) = (364, Float(facts.height))
    card.gradient = (180, bytes(facts.gradient.0), bytes(facts.gradient.1))
    return card
  }

  private static func row(_ row: WeatherFacts.Row, _ track: String) -> FloorNode {
    let bar = FloorNode(.bar)
    (bar.fixedWidth, bar.fixedHeight) = (96, 5)
    (bar.barStart, bar.barLength) = (Float(row.start), Float(row.length))
    bar.color = bytes(track)
    bar.gradient = (90, bytes("#64d2ff"), bytes("#ffd60a"))
    let texts = [
      text(row.day, 15, 500, "#ffffff"), text(row.rain, 12, 600, "#64d2ff"),
      text(row.low, 15, 500, "#c9def2"), text(row.high, 15, 500, "#ffffff"),
    ]
    for (text, width) in zip(texts, [52, 36, 36, 36] as [Float]) { text.fixedWidth = width }
    (texts[2].isTrailing, texts[3].isTrailing) = (true, true)
    let sky = icon(CardIcons.weather[row.icon], 16, CardIcons.color(row.icon))
    let node = FloorNode(
      .row, [texts[0], sky, texts[1], FloorNode(.spacer), texts[2], bar, texts[3]])
    (node.spacing, node.alignment) = (8, .center)
    return node
  }

  private static func text(
    _ string: String, _ size: Float, _ weight: Int, _ color: String
  ) -> FloorNode {
    let node = FloorNode(.text)
    (node.size, node.weight) = (size, weight)
    (node.string, node.color) = (bytes(string), bytes(color))
    return node
  }

  private static func icon(_ data: String, _ size: Float, _ color: String) -> FloorNode {
    let node = FloorNode(.icon)
    (node.size, node.string, node.color) = (size, bytes(data), bytes(color))
    return node
  }

  private static func bytes(_ string: String) -> [UInt8] { Array(string.utf8) }
}
