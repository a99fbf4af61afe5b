/// An expression of Swift, as far as project descriptions are read: what is written down, and
/// names for what is written down elsewhere.
indirect enum TuistExpression: Hashable, Sendable {
  /// An argument of a call, with its label.
  struct Argument: Hashable, Sendable {
    var label: String?
    var value: TuistExpression
  }

  /// A pair of a table.
  struct Pair: Hashable, Sendable {
    var key: TuistExpression
    var value: TuistExpression
  }

  case value(TuistValue)
  /// The parts of a string with interpolations.
  case text([TuistExpression])
  case list([TuistExpression])
  case table([Pair])
  case name(String)
  /// A member; without a base for one that begins with a dot.
  case member(TuistExpression?, String)
  case call(TuistExpression, [Argument])
  case sum(TuistExpression, TuistExpression)
  /// `\.name`, or a closure that says no more: `{ $0.name }`
  case path(String)
  /// `a ?? b`
  case either(TuistExpression, TuistExpression)
}
