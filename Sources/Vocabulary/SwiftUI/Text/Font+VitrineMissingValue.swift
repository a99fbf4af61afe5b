public import FoundationAdditions

extension Font: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { Font.body }
}
