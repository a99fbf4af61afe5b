import ProjectReader

/// What a trace says about a crash, told in lines of source.
struct CrashStory: Hashable, Sendable {
  /// In whose code it happened.
  enum Owner: Hashable, Sendable {
    case widget, vitrine, unknown
  }

  private(set) var owner = Owner.unknown
  /// The widget's innermost line.
  private(set) var position: SourceIndex.Position?
  /// The innermost line of our own, where it happened there: `Sources/….swift:12`.
  private(set) var ownPosition: String?
  /// What the compiler noted about a trap that prints nothing.
  private(set) var failure: String?
  /// Whether the stack was full.
  private(set) var isStackOverflow = false
  /// Whether the code went round in a circle.
  private(set) var isEndless = false

  /// One frame.
  private struct Step {
    let lines: [CrashSymbols.Line]
    let owner: Owner
    /// Whether it stands in the widget's sources, and not in what was made of them.
    var isWritten = false
    var position: SourceIndex.Position?
  }

  /// - Parameters:
  ///   - lines: what is known of the program's instructions.
  ///   - files: the widget's files, as the compiler knows them, and what they are called.
  init(_ trace: CrashTrace, _ lines: [UInt64: [CrashSymbols.Line]], files: [String: String]) {
    let cycle = trace.isStackOverflow ? trace.cycle : nil
    let steps = (cycle ?? trace.frames[...]).map { frame in
      Self.step(frame.library == nil ? lines[frame.offset] ?? [] : [], files)
    }
    (isStackOverflow, isEndless) = (trace.isStackOverflow, cycle != nil)
    if cycle != nil {
      // Going round in circles is our fault only if no code of the widget takes part in it.
      let owners = steps.map(\.owner)
      owner = owners.contains(.widget) ? .widget : owners.contains(.vitrine) ? .vitrine : .unknown
    } else {
      owner = steps.first { $0.owner != .unknown }?.owner ?? .unknown
    }
    if owner == .vitrine {
      ownPosition = steps.first { $0.owner == .vitrine }?.lines.last.flatMap(Self.ownPosition)
    }
    position = Self.position(steps)
    failure = steps.first.flatMap { Self.failure($0.lines) }
  }

  /// The innermost line; not that of what called us, where our code then called the widget's again
  /// and that part of it has no lines.
  private static func position(_ steps: [Step]) -> SourceIndex.Position? {
    let inner = steps.drop { $0.owner == .unknown }.prefix { $0.owner != .vitrine }
    let isGenerated = inner.first?.owner == .widget && !inner.contains(where: \.isWritten)
    return (isGenerated ? inner : steps[...]).lazy.compactMap(\.position).first
  }

  private static func step(_ lines: [CrashSymbols.Line], _ files: [String: String]) -> Step {
    let written = lines.filter { files[$0.file] != nil }
    if let first = written.first {
      let line = written.first { $0.line > 0 }
      return Step(
        lines: lines, owner: .widget, isWritten: true,
        position: line.map {
          SourceIndex.Position(file: files[$0.file] ?? first.file, line: $0.line)
        })
    }
    // Macros such as #Preview have files of their own.
    if lines.contains(where: { $0.file.contains("@__swiftmacro_") }) {
      return Step(lines: lines, owner: .widget)
    }
    let isOurs = lines.last.flatMap(ownPosition) != nil
    return Step(lines: lines, owner: isOurs ? .vitrine : .unknown)
  }

  /// A line of our sources as a report names it; nil for what others wrote.
  private static func ownPosition(_ line: CrashSymbols.Line) -> String? {
    for layer in ["Engine", "Gallery", "Vocabulary"] {
      guard let range = line.file.firstRange(of: "/Sources/\(layer)/"),
        line.file.hasSuffix(".swift")
      else { continue }
      return "Sources/\(layer)/\(line.file[range.upperBound...]):\(line.line)"
    }
    return nil
  }

  /// Traps that print nothing are calls of functions that are named after what went wrong.
  private static func failure(_ lines: [CrashSymbols.Line]) -> String? {
    let mark = "Swift runtime failure: "
    let name = lines.first { $0.function.hasPrefix(mark) }?.function
    return name.map { String($0.dropFirst(mark.count)) }
  }
}
