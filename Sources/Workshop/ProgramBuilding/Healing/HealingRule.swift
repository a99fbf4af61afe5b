import SourceLexing
import SourcePreparing

/// A way to leave something out so that an error goes away.
protocol HealingRule: Sendable {
  /// What to do about an error; nil if it is none that it heals.
  func healing(of site: HealingSite) -> Healing?
}

/// What is done about an error.
struct Healing {
  var kind: HealedPart.Kind
  /// Changes of the file that leave its lines where they are.
  var edits: [TextEdit] = []
  /// A type that is made for one that is missing.
  var opaque: OpaqueType?
  /// A member that is made.
  var member: MadeMember?
  /// Whether the code means what it meant before, so that nothing is said.
  var isRepair = false

  /// The bytes that it takes away or writes anew.
  var extent: Int { edits.reduce(0) { $0 + $1.range.count } }
}

/// All ways, those that leave out least first: the first that answers is taken.
enum HealingRules {
  static let all: [any HealingRule] = [
    LostImport(), CarriedName(), FailedExpansion(), HiddenName(), ImpliedMember(),
    UnknownMember(),
    UnknownMacro(),
    MadeConformance(), MadeConversion(), CalledValue(), UnknownAttribute(), MissingTarget(),
    UnknownModifier(),
    UnknownType(), UnmetConformance(), LostOverride(), OpenSwitch(),
    MissingOperand(), MissingExpression(), MissingBranch(), MissingView(), MissingWidget(),
    MissingValue(), MissingDefault(), MissingBody(), MissingDeclaration(),
  ]

  /// Those for errors in which nothing is missing: what holds the error goes, so that no picture
  /// shows anything that the code does not say.
  static let own: [any HealingRule] = [
    UnmetConformance(), LostOverride(), MissingView(), MissingWidget(), MissingDefault(),
    MissingValue(), MissingBody(), MissingDeclaration(),
  ]

  /// Those that leave nothing of what holds the error: where smaller parts have not sufficed.
  static let coarse: [any HealingRule] = [
    LostImport(), CarriedName(), FailedExpansion(), HiddenName(), UnknownAttribute(),
    UnknownType(),
    UnmetConformance(), LostOverride(), MissingDefault(), MissingWidget(), MissingBody(),
    MissingDeclaration(),
  ]
}
