/// The twelve Dynamic Type categories; the raw value is the order, smallest first.
package enum TypeSize: Int, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// The category's key in `themes/type/*.json`.
  package var key: String { String(describing: self) }
}
