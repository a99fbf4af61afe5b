/// Expands `@Model` to an extension that conforms to `PersistentModel`.
enum ModelMacro {
  static func expansion(of request: MacroRequest) throws -> String {
    guard request.role == "extension" else { return "" }
    guard !request.extendedType.isEmpty else {
      throw MacroError("@Model belongs to a class.", at: 0)
    }
    return "extension \(request.extendedType): SwiftData.PersistentModel {}"
  }
}
