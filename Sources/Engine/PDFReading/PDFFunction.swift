import Foundation

/// A function of a PDF, such as that of a gradient's colours (ISO 32000-1, section 7.10).
indirect enum PDFFunction {
  /// Values on a grid over several ranges, eight bits to the sample or more.
  case sampled(PDFSamples)
  /// From one list of values to another along a power.
  case power(from: [Double], to: [Double], exponent: Double)
  /// Functions one after another: where each begins but the first, and what it is told.
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
  /// A program on a stack.
  case program(PDFProgram)
  /// A function for each value.
  case several([PDFFunction])

  init?(_ value: PDFValue?, in document: PDFDocument, depth: Int = 0) {
    if depth > 8 { return nil }
    if let parts = document.array(value) {
      let functions = parts.compactMap { PDFFunction($0, in: document, depth: depth + 1) }
      guard functions.count == parts.count, !functions.isEmpty else { return nil }
      self = .several(functions)
      return
    }
    let entries = document.entries(value)
    let domain = document.numbers(entries["Domain"]) ?? [0, 1]
    switch document.value(entries["FunctionType"]).count {
    case 0:
      guard let samples = PDFSamples(value, entries, domain, document) else { return nil }
      self = .sampled(samples)
    case 2:
      let from = document.numbers(entries["C0"]) ?? [0]
      let to = document.numbers(entries["C1"]) ?? [1]
      guard from.count == to.count else { return nil }
      self = .power(
        from: from, to: to, exponent: document.value(entries["N"]).number ?? 1)
    case 3:
      let functions = (document.array(entries["Functions"]) ?? []).compactMap {
        PDFFunction($0, in: document, depth: depth + 1)
      }
      guard let bounds = document.numbers(entries["Bounds"]), !functions.isEmpty,
        let encode = document.numbers(entries["Encode"]), domain.count == 2,
        bounds.count == functions.count - 1, encode.count == functions.count * 2
      else { return nil }
      self = .stitched(functions, bounds: bounds, encode: encode, domain: domain)
    case 4:
      guard let bytes = document.bytes(of: value), let program = PDFProgram(bytes) else {
        return nil
      }
      self = .program(program)
    default: return nil
    }
  }

  /// What the function makes of some numbers.
  func callAsFunction(_ input: [Double]) -> [Double] {
    switch self {
    case .sampled(let samples): return samples(input)
    case .power(let from, let to, let exponent):
      let share = pow(min(max(input.first ?? 0, 0), 1), exponent)
      return zip(from, to).map { $0 + ($1 - $0) * (share.isFinite ? share : 0) }
    case .stitched(let functions, let bounds, let encode, let domain):
      let value = min(max(input.first ?? 0, domain[0]), domain[1])
      let index = bounds.firstIndex { value < $0 } ?? functions.count - 1
      let start = index == 0 ? domain[0] : bounds[index - 1]
      let end = index < bounds.count ? bounds[index] : domain[1]
      let share = end == start ? 0 : (value - start) / (end - start)
      let (first, last) = (encode[index * 2], encode[index * 2 + 1])
      return functions[index]([first + (last - first) * share])
    case .program(let program): return program(input)
    case .several(let functions): return functions.flatMap { Array($0(input).prefix(1)) }
    }
  }

  /// Where parts of it meet.
  var seams: [Double] {
    if case .stitched(_, let bounds, _, _) = self { return bounds }
    return []
  }
}

/// Values at the points of a grid.
struct PDFSamples {
  private let domain: [Double]
  private let range: [Double]
  private let sizes: [Int]
  private let values: [Double]

  init?(
    _ value: PDFValue?, _ entries: [String: PDFValue], _ domain: [Double], _ document: PDFDocument
  ) {
    guard let range = document.numbers(entries["Range"]), range.count >= 2, range.count % 2 == 0,
      let sizes = document.numbers(entries["Size"])?.map({ Int(min(max($0, 1), 4096)) }),
      !sizes.isEmpty, sizes.count <= 4, domain.count == sizes.count * 2,
      let bits = document.value(entries["BitsPerSample"]).count, [8, 16, 32].contains(bits),
      let bytes = document.bytes(of: value)
    else { return nil }
    let outputs = range.count / 2
    let count = sizes.reduce(outputs) { $0 &* $1 }
    guard count > 0, count <= 1 << 20, bytes.count >= count * bits / 8 else { return nil }
    let decode = document.numbers(entries["Decode"]) ?? range
    guard decode.count == range.count else { return nil }
    let most = pow(2, Double(bits)) - 1
    values = (0..<count).map { index in
      let start = index * bits / 8
      let raw = bytes[start..<start + bits / 8].reduce(0.0) { $0 * 256 + Double($1) }
      let (low, high) = (decode[index % outputs * 2], decode[index % outputs * 2 + 1])
      return low + (high - low) * raw / most
    }
    (self.domain, self.range, self.sizes) = (domain, range, sizes)
  }

  /// The value between the points of the grid, in a straight line along each axis.
  func callAsFunction(_ input: [Double]) -> [Double] {
    let outputs = range.count / 2
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var stride = 1
    for (axis, size) in sizes.enumerated() {
      let (low, high) = (domain[axis * 2], domain[axis * 2 + 1])
      let value = min(max(axis < input.count ? input[axis] : low, low), high)
      let position = high == low ? 0 : (value - low) / (high - low) * Double(size - 1)
      let before = Int(min(max(position, 0), Double(size - 1)))
      let share = position - Double(before)
      corners = corners.flatMap { corner -> [(Int, Double)] in
        let first = (corner.index + before * stride, corner.weight * (1 - share))
        if share <= 0 || before + 1 >= size { return [first] }
        return [first, (corner.index + (before + 1) * stride, corner.weight * share)]
      }
      stride *= size
    }
    return (0..<outputs).map { output in
      let value = corners.reduce(0) { $0 + values[$1.index * outputs + output] * $1.weight }
      return min(max(value, range[output * 2]), range[output * 2 + 1])
    }
  }
}
