import Foundation

/// One gesture after another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures are.
  public enum Value {
    /// In the first.
    case first(First.Value)
    /// In the second.
    case second(First.Value, Second.Value?)
  }
  init() {}
}

/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both.
  public struct Value {
    /// The value of the first.
    public var first: First.Value?
    /// The value of the second.
    public var second: Second.Value?
  }
  init() {}
}

/// The first of two gestures that is made.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the one made.
  public enum Value {
    /// The first was made.
    case first(First.Value)
    /// The second was made.
    case second(Second.Value)
  }
  init() {}
}

extension Gesture {
  /// Another gesture after this one.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture() }
  /// Another gesture with this one.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture() }
  /// Another gesture where this one is not made.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture() }
}
