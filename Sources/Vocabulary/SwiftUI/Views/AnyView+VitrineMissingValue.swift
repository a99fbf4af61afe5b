public import FoundationAdditions

extension AnyView: _VitrineMissingValue {
  /// A box with the name.
  public static func vitrineMissing(_ name: String) -> Any? {
    AnyView(_VitrineMissingView(name, "", 0))
  }
}
