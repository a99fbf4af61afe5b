public import CoreGraphics
public import FoundationAdditions

extension CGColor: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? {
    UIColor.gray.withAlphaComponent(0.5).cgColor
  }
}
