public import FoundationAdditions

extension Color: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Color { .gray }
}

extension Font: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Font { .body }
}

/// Shows what is missing.
extension Text: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Text { Text(verbatim: "⟨\(name)⟩") }
}

/// Shows what is missing.
extension AnyView: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> AnyView {
    AnyView(_VitrineMissingView(name, "", 0))
  }
}
