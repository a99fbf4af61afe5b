/// What Apple's functions hand out as `Unmanaged`: the types that Core Foundation bridges are no
/// classes here.
public struct _Retained<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  public func takeRetainedValue() -> Value { value }
  public func takeUnretainedValue() -> Value { value }
}
