public import FoundationAdditions

extension Binding: _VitrineMissingValue {
  /// To a constant.
  public static func vitrineMissing(_ name: String) -> Any? {
    MissingValue.of(Value.self, name).map { Binding.constant($0) }
  }
}
