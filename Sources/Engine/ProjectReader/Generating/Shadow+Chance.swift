extension Shadow {
  /// Chance: the same "random" values in every run, in the order in which they are drawn.
  static let chance: [Shadow] = [
    generator,
    ranged("FixedWidthInteger", "extension FixedWidthInteger", "Range<Self>"),
    ranged("FixedWidthInteger", "extension FixedWidthInteger", "ClosedRange<Self>"),
    ranged("BinaryFloatingPoint", floats, "Range<Self>"),
    ranged("BinaryFloatingPoint", floats, "ClosedRange<Self>"),
    .member("Bool", "random()", "static func random() -> Bool { VitrineChance.next() & 1 == 1 }"),
    .member(
      "Collection", "randomElement()",
      """
      func randomElement() -> Element? {
          var generator = VitrineChance()
          return randomElement(using: &generator)
        }
      """),
    .member(
      "Sequence", "shuffled()",
      """
      func shuffled() -> [Element] {
          var generator = VitrineChance()
          return shuffled(using: &generator)
        }
      """),
    Shadow(
      type: "MutableCollection", name: "shuffle()",
      code: """
        nonisolated extension MutableCollection where Self: RandomAccessCollection {
          @usableFromInline mutating func shuffle() {
            var generator = VitrineChance()
            shuffle(using: &generator)
          }
        }
        """),
    .member("UUID", "init()", "init() { self = VitrineChance.uuid() }"),
  ]

  private static let floats =
    "extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger"

  private static func ranged(_ type: String, _ head: String, _ range: String) -> Shadow {
    Shadow(
      type: type, name: "random(in:)",
      code: """
        nonisolated \(head) {
          @usableFromInline static func random(in range: \(range)) -> Self {
            var generator = VitrineChance()
            return random(in: range, using: &generator)
          }
        }
        """)
  }

  /// SplitMix64, one sequence per process.
  private static let generator = Shadow(
    type: nil, name: "VitrineChance",
    code: """
      nonisolated struct VitrineChance: RandomNumberGenerator {
        private final class VitrineState: @unchecked Sendable {
          let lock = NSLock()
          var value: UInt64 = 0x5654_5249_4E45
        }
        private static let state = VitrineState()

        static func next() -> UInt64 {
          state.lock.lock()
          defer { state.lock.unlock() }
          state.value &+= 0x9E37_79B9_7F4A_7C15
          var mixed = state.value
          mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
          mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
          return mixed ^ (mixed >> 31)
        }

        func next() -> UInt64 { Self.next() }

        /// A version 4 identifier.
        static func uuid() -> UUID {
          var bytes = [UInt8]()
          for word in [next(), next()] {
            for shift in stride(from: 0, to: 64, by: 8) {
              bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
            }
          }
          bytes[6] = bytes[6] & 0x0F | 0x40
          bytes[8] = bytes[8] & 0x3F | 0x80
          return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        }
      }
      """)
}
