public import Foundation

// In widget code `DateFormatter` is ours: members that it gets there are those of a subclass, and
// `.formatted(.iso)` finds them only where ours is asked for. The price is that the compiler takes
// `case .formatted(let formatter)` for a call.

extension JSONEncoder.DateEncodingStrategy {
  public static func formatted(_ formatter: VitrineDateFormatter) -> Self {
    .formatted(formatter as DateFormatter)
  }
}

extension JSONDecoder.DateDecodingStrategy {
  public static func formatted(_ formatter: VitrineDateFormatter) -> Self {
    .formatted(formatter as DateFormatter)
  }
}
