import Foundation

extension Case {
  /// The tree of a number: the same on every machine.
  init(seed: UInt64) {
    var chance = SplitMix(seed: seed)
    // Half of the trees have sane numbers only, so that what they look like can be judged.
    let maker = RecipeMaker(hostility: chance.happens(50) ? 0 : chance.pick([5, 20, 60]))
    tree = maker.tree(depth: 2 + chance.below(4), &chance)
    let sizes = [(170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (234, 26), (1, 1)]
    let size = chance.pick(sizes)
    (width, height) = (Double(size.0), Double(size.1))
    isRightToLeft = chance.happens(25)
    typeSize = chance.happens(70) ? 3 : chance.below(12)
    state = chance.happens(70) ? 0 : chance.below(3)
    mode = chance.happens(80) ? 0 : chance.below(4)
  }

}

extension Recipe {
  /// Whether every number is one that a person would choose for what it stands for.
  var isSane: Bool {
    let kinds = Construct.named(name)?.numbers ?? []
    let isWithin = zip(kinds, numbers).allSatisfy { kind, number in
      number * kind.divisor >= Double(kind.least) && number * kind.divisor <= Double(kind.most)
    }
    return isWithin && children.allSatisfy(\.isSane)
  }
}

/// Makes trees by chance.
struct RecipeMaker {
  /// How many numbers in a hundred are none that a person would write.
  let hostility: Int

  func tree(depth: Int, _ chance: inout SplitMix) -> Recipe {
    let construct: Construct
    if depth <= 0 {
      construct = chance.pick(Construct.leaves)
    } else if chance.happens(45) {
      construct = chance.pick(Construct.containers)
    } else if chance.happens(75) {
      construct = chance.pick(Construct.modifiers)
    } else {
      construct = chance.pick(Construct.leaves)
    }
    var recipe = Recipe(name: construct.name)
    for kind in construct.numbers { recipe.numbers.append(number(kind, &chance)) }
    if construct.hasText { recipe.text = chance.pick(HostileTexts.all) }
    let count: Int
    switch construct.role {
    case .leaf: count = 0
    case .modifier: count = 1
    case .pair: count = 2
    case .container: count = chance.below(5)
    }
    for _ in 0..<count { recipe.children.append(tree(depth: depth - 1, &chance)) }
    return recipe
  }

  private func number(_ kind: Construct.Number, _ chance: inout SplitMix) -> Double {
    if kind != .sane, chance.happens(hostility) { return chance.pick(Self.hostile) }
    return Double(kind.least + chance.below(kind.most - kind.least + 1)) / kind.divisor
  }

  /// Numbers that come out of divisions by zero, of overflows and of values never set.
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -0.0, -1, -1e6, 1e6, 1e9, 1e-9, 1e300, -1e300, 9.3e18, -9.3e18,
    2_147_483_648, 0.1, 1e5, -1e5,
  ]
}
