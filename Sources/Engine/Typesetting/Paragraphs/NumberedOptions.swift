/// Options of texts with a number that is theirs alone: most texts share theirs with many, so that
/// to compare them is to compare numbers.
@MainActor package struct NumberedOptions {
  package let options: TextOptions
  let number: Int

  /// All there were, by their numbers.
  private static var known: [TextOptions] = []

  package init(_ options: TextOptions) {
    self.options = options
    if let number = Self.known.firstIndex(of: options) {
      self.number = number
    } else {
      Self.known.append(options)
      number = Self.known.count - 1
    }
  }

  /// The options of a text that takes the width it is offered, as one that runs does.
  package var flexible: NumberedOptions {
    var options = options
    options.isWidthFlexible = true
    return NumberedOptions(options)
  }
}
