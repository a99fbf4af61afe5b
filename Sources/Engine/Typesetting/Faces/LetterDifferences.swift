/// What the letters of one size and weight are wider than those of the measured font, em.
struct LetterDifferences: Sendable {
  let bySlot: [Double]
  /// That of characters without a slot.
  let others: Double
}
