import Foundation

/// A function written as a program on a stack (ISO 32000-1, section 7.10.5).
struct PDFProgram {
  private indirect enum Step {
    case push(Double)
    case call(String)
    case block([Step])
  }

  private let steps: [Step]
  private static let mostDepth = 16
  private static let mostValues = 100

  init?(_ bytes: [UInt8]) {
    var scanner = PDFScanner(bytes)
    guard case .word("{")? = scanner.next(), let steps = Self.block(&scanner, 0) else { return nil }
    self.steps = steps
  }

  private static func block(_ scanner: inout PDFScanner, _ depth: Int) -> [Step]? {
    if depth > mostDepth { return nil }
    var steps: [Step] = []
    while let value = scanner.next() {
      switch value {
      case .number(let number): steps.append(.push(number))
      case .boolean(let isTrue): steps.append(.push(isTrue ? 1 : 0))
      case .word("}"): return steps
      case .word("{"):
        guard let inner = block(&scanner, depth + 1) else { return nil }
        steps.append(.block(inner))
      case .word(let word): steps.append(.call(word))
      default: return nil
      }
    }
    return nil
  }

  /// What is on the stack in the end; less where the program asks for more than there is.
  func callAsFunction(_ input: [Double]) -> [Double] {
    var stack = input
    Self.run(steps, &stack)
    return stack
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    var blocks: [[Step]] = []
    for step in steps {
      switch step {
      case .push(let number): stack.append(number)
      case .block(let steps): blocks.append(steps)
      case .call("if"):
        guard let block = blocks.popLast(), let isTrue = stack.popLast() else { return }
        if isTrue != 0 { run(block, &stack) }
      case .call("ifelse"):
        guard let no = blocks.popLast(), let yes = blocks.popLast(), let isTrue = stack.popLast()
        else { return }
        run(isTrue != 0 ? yes : no, &stack)
      case .call(let name): if !call(name, &stack) { return }
      }
      if stack.count > mostValues { return }
    }
  }

  private static func call(_ name: String, _ stack: inout [Double]) -> Bool {
    if let change = unary[name] {
      guard let value = stack.popLast() else { return false }
      stack.append(change(value))
      return true
    }
    if let join = binary[name] {
      guard stack.count >= 2 else { return false }
      let second = stack.removeLast()
      stack[stack.count - 1] = join(stack[stack.count - 1], second)
      return true
    }
    return move(name, &stack)
  }

  private static func move(_ name: String, _ stack: inout [Double]) -> Bool {
    guard let top = stack.last else { return false }
    let count = stack.count
    switch name {
    case "pop": stack.removeLast()
    case "dup": stack.append(top)
    case "exch":
      guard count >= 2 else { return false }
      stack.swapAt(count - 1, count - 2)
    case "copy":
      guard top >= 0, top <= Double(count - 1) else { return false }
      stack.removeLast()
      stack += stack.suffix(Int(top))
    case "index":
      guard top >= 0, top < Double(count - 1) else { return false }
      stack[count - 1] = stack[count - 2 - Int(top)]
    case "roll":
      guard count >= 2, stack[count - 2] >= 0, stack[count - 2] <= Double(count - 2),
        top.magnitude < 1e6
      else { return false }
      let length = Int(stack[count - 2])
      stack.removeLast(2)
      if length == 0 { return true }
      let by = ((Int(top) % length) + length) % length
      let part = Array(stack.suffix(length))
      stack.replaceSubrange(
        (stack.count - length)..., with: part.suffix(by) + part.prefix(length - by))
    default: return false
    }
    return true
  }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { max(0, $0).squareRoot() }, "not": { $0 == 0 ? 1 : 0 },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 },
    "div": { $1 == 0 ? 0 : $0 / $1 }, "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
    "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { $0 != 0 && $1 != 0 ? 1 : 0 }, "or": { $0 != 0 || $1 != 0 ? 1 : 0 },
    "xor": { ($0 != 0) != ($1 != 0) ? 1 : 0 },
  ]
}
