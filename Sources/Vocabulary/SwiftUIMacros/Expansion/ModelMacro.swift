/// Expands `@Model` to a conformance that lists the properties, and to an initializer by which an
/// object is made of what `vitrine.json` gives; ``ModelShape`` says whether it gets one.
enum ModelMacro {
  static func expansion(of request: MacroRequest) throws -> String {
    let shape = ModelShape(request.source)
    guard request.role == "extension" else { return shape.isMade ? initializer(shape) : "" }
    guard !request.extendedType.isEmpty else {
      throw MacroError("@Model belongs to a class.", at: 0)
    }
    let type = request.extendedType
    guard shape.isMade else { return "extension \(type): SwiftData.PersistentModel {}" }
    let properties = shape.properties.filter(\.isVariable).map { property in
      let said =
        (property.inverse.map { ", inverse: \($0)" } ?? "")
        + (property.deleteRule.map { ", deleteRule: \($0)" } ?? "")
        + (property.isUnique ? ", isUnique: true" : "")
      return "SwiftData._ModelProperty(\"\(property.name)\", \\\(type).`\(property.name)`\(said)),"
    }
    return """
      extension \(type): SwiftData.PersistentModel {
        public static var _properties: [SwiftData._ModelProperty] {
          [
            \(properties.joined(separator: "\n"))
          ]
        }
        public static func _make(
          _ given: SwiftData._GivenModel
        ) throws -> (any SwiftData.PersistentModel)? { try \(type)(_given: given) }
      }
      """
  }

  private static func initializer(_ shape: ModelShape) -> String {
    let lines = shape.properties.filter { !$0.hasValue }.map {
      "self.`\($0.name)` = try _given.value(\"\($0.name)\")"
    }
    return """
      init(_given: SwiftData._GivenModel) throws {
        \(lines.joined(separator: "\n"))
      }
      """
  }
}
