import ResourceCatalogs

/// Writes the class of one entity and its properties as Xcode does.
struct ManagedClassWriter {
  private let entity: DataModel.Entity
  private let name: String
  private let model: DataModel
  private let members: Set<FileFacts.ExtensionMember>
  private let isIdentifiable: Bool

  /// - Parameters:
  ///   - name: the name of the class.
  ///   - members: what the program adds to types itself.
  ///   - isIdentifiable: whether the program says itself that the class is.
  init(
    _ entity: DataModel.Entity, _ name: String, in model: DataModel,
    members: Set<FileFacts.ExtensionMember>, isIdentifiable: Bool
  ) {
    (self.entity, self.name, self.model, self.members) = (entity, name, model, members)
    self.isIdentifiable = isIdentifiable
  }

  var text: String {
    var parts: [String] = []
    if entity.generation == .class {
      parts.append("nonisolated public class \(name): \(parentClass) {}\n")
    }
    var lines: [String] = []
    if !has("fetchRequest()") {
      lines.append(
        "public class func fetchRequest() -> NSFetchRequest<\(name)> {"
          + " NSFetchRequest<\(name)>(entityName: \(SwiftCode.literal(entity.name))) }")
    }
    lines += entity.attributes.compactMap { property($0.name, type(of: $0)) }
    lines += entity.relationships.compactMap { property($0.name, type(of: $0)) }
    lines += entity.fetchedProperties.compactMap {
      property($0.name, "[\(className($0.destination))]?")
    }
    for relationship in entity.relationships where relationship.isToMany {
      lines += accessors(relationship)
    }
    parts.append(
      "nonisolated extension \(name) {\n"
        + lines.map { "  \($0)\n" }.joined() + "}\n")
    // Entities of a parent have it from there.
    if !isIdentifiable, entity.parent == nil {
      parts.append("nonisolated extension \(name): Identifiable {}\n")
    }
    return parts.joined(separator: "\n")
  }

  private var parentClass: String {
    entity.parent.map(className) ?? "NSManagedObject"
  }

  /// The class of an entity's objects.
  private func className(_ entity: String) -> String {
    model.entity(entity)?.className ?? "NSManagedObject"
  }

  private func has(_ member: String) -> Bool {
    members.contains(FileFacts.ExtensionMember(type: name, name: member))
  }

  private func property(_ name: String, _ type: String) -> String? {
    guard SwiftCode.isIdentifier(name), !has(name) else { return nil }
    let key = SwiftCode.literal(name)
    return "public var \(SwiftCode.name(name)): \(type) {"
      + " get { _managed(\(key)) } set { setValue(newValue, forKey: \(key)) } }"
  }

  /// Objects may be nil whatever the model says, as Xcode writes it.
  private func type(of attribute: DataModel.Attribute) -> String {
    if attribute.isScalar, let scalar = Self.scalars[attribute.type] { return scalar }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return attribute.isScalar ? "TimeInterval" : "Date?"
    case "Binary", "Binary Data": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return (attribute.valueClass ?? "NSObject") + "?"
    case "ObjectID": return "NSManagedObjectID?"
    case let number where Self.scalars[number] != nil: return "NSNumber?"
    default: return "NSObject?"
    }
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool",
  ]

  private func type(of relationship: DataModel.Relationship) -> String {
    guard relationship.isToMany else { return className(relationship.destination) + "?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  /// The functions that change a to-many relationship.
  private func accessors(_ relationship: DataModel.Relationship) -> [String] {
    let key = relationship.name
    guard SwiftCode.isIdentifier(key) else { return [] }
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let object = className(relationship.destination)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var functions: [(labels: String, parameters: String, call: String)] = []
    if relationship.isOrdered {
      functions += [
        (
          "insertInto\(word)(_:at:)", "insertInto\(word)(_ value: \(object), at idx: Int)",
          "_managedInsert(value, at: idx, \"\(key)\")"
        ),
        (
          "removeFrom\(word)(at:)", "removeFrom\(word)(at idx: Int)",
          "_managedRemove(at: idx, \"\(key)\")"
        ),
      ]
    }
    for verb in ["addTo", "removeFrom"] {
      for (name, type) in [("value", object), ("values", set)] {
        functions.append(
          (
            "\(verb)\(word)(_:)", "\(verb)\(word)(_ \(name): \(type))",
            "_managedChange(\"\(verb)\(word)\", \(name))"
          ))
      }
    }
    return functions.filter { !has($0.labels) }.map {
      "public func \($0.parameters) { \($0.call) }"
    }
  }
}
