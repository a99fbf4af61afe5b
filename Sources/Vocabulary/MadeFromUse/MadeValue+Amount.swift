extension MadeValue {
  /// A number that was given; nil for what is none, or is not known.
  var knownAmount: Double? { Made(of: self, "").input(Double.self) }

  /// The same, and 0 for what is not known.
  var amount: Double { knownAmount ?? 0 }
}
