import Foundation

extension Case {
  /// Cases that are a little simpler, the boldest first.
  var smaller: [Case] {
    var found: [Case] = []
    for tree in tree.smaller { found.append(changed { $0.tree = tree }) }
    if isRightToLeft { found.append(changed { $0.isRightToLeft = false }) }
    if typeSize != 3 { found.append(changed { $0.typeSize = 3 }) }
    if state != 0 { found.append(changed { $0.state = 0 }) }
    if mode != 0 { found.append(changed { $0.mode = 0 }) }
    if width != 170 || height != 170 {
      found.append(changed { ($0.width, $0.height) = (170, 170) })
    }
    return found
  }

  private func changed(_ change: (inout Case) -> Void) -> Case {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Recipe {
  /// Trees that are a little simpler: a child instead of the whole, a child less, a simpler number
  /// or text, a simpler child.
  var smaller: [Recipe] {
    var found = children
    if Construct.named(name)?.role == .container {
      for index in children.indices { found.append(changed { $0.children.remove(at: index) }) }
    }
    if self != Recipe.plain { found.append(.plain) }
    for index in numbers.indices {
      for simple in [10.0, 0, 1] where numbers[index] != simple {
        if [0, 1, 10].contains(numbers[index]), simple != 10 { continue }
        found.append(changed { $0.numbers[index] = simple })
      }
    }
    if text.count > 1 { found.append(changed { $0.text = "A" }) }
    if text.count > 3 { found.append(changed { $0.text = String(text.prefix(text.count / 2)) }) }
    for index in children.indices {
      for child in children[index].smaller { found.append(changed { $0.children[index] = child }) }
    }
    return found
  }

  /// The simplest tree.
  static let plain = Recipe(name: "Color")

  private func changed(_ change: (inout Recipe) -> Void) -> Recipe {
    var copy = self
    change(&copy)
    return copy
  }
}
