package import Foundation

/// Reads the models of Core Data.
package enum DataModelReader {
  /// The folder of the version that Xcode compiles: of an `.xcdatamodeld` folder the one that
  /// `.xccurrentversion` names, else the first by name; nil if it has none. An `.xcdatamodel`
  /// folder is its own.
  package static func currentVersion(of model: URL) -> URL? {
    guard model.pathExtension == "xcdatamodeld" else { return model }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: model.path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let list = model.appendingPathComponent(".xccurrentversion")
    let current = (try? Data(contentsOf: list)).flatMap { data in
      try? LooseValue.propertyList([UInt8](data))["_XCCurrentVersionName"].string
    }
    return (versions.first { $0 == current } ?? versions.first).map(model.appendingPathComponent)
  }

  /// The model of an `.xcdatamodel` folder, or of one that holds its `contents` under another name;
  /// nil if it has no `contents` that are a model.
  package static func read(_ folder: URL, name: String) -> DataModel? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("contents")),
      let root = MarkupReader.read([UInt8](data)), root.name == "model"
    else { return nil }
    var model = DataModel(name: name)
    model.entities = root.children.filter { $0.name == "entity" }.compactMap(entity)
    return model
  }

  private static func entity(_ element: MarkupElement) -> DataModel.Entity? {
    guard let name = element.attributes["name"], !name.isEmpty else { return nil }
    var entity = DataModel.Entity(name: name)
    // `.Note`, `Module.Note` and `Note` are all the class `Note`.
    let given = element.attributes["representedClassName"]?.split(separator: ".").last
    entity.className = given.map(String.init).flatMap { $0 == "NSManagedObject" ? nil : $0 }
    entity.parent = element.attributes["parentEntity"]
    entity.isAbstract = element.attributes["isAbstract"] == "YES"
    entity.generation =
      element.attributes["codeGenerationType"].flatMap(DataModel.Generation.init) ?? .none
    for child in element.children {
      guard let name = child.attributes["name"], !name.isEmpty else { continue }
      switch child.name {
      case "attribute": entity.attributes.append(attribute(child, name))
      case "relationship": entity.relationships.append(relationship(child, name))
      case "fetchedProperty":
        let request = child.children.first { $0.name == "fetchRequest" }
        let destination = request?.attributes["entity"] ?? ""
        entity.fetchedProperties.append(.init(name: name, destination: destination))
      default: break
      }
    }
    return entity
  }

  private static func attribute(
    _ element: MarkupElement, _ name: String
  ) -> DataModel.Attribute {
    let attributes = element.attributes
    var attribute = DataModel.Attribute(
      name: name, type: attributes["attributeType"] ?? "String")
    attribute.isOptional = attributes["optional"] == "YES"
    attribute.isScalar = attributes["usesScalarValueType"] == "YES"
    attribute.usual = attributes["defaultDateTimeInterval"] ?? attributes["defaultValueString"]
    attribute.valueClass = attributes["customClassName"]
    attribute.derivation = attributes["derivationExpression"]
    return attribute
  }

  private static func relationship(
    _ element: MarkupElement, _ name: String
  ) -> DataModel.Relationship {
    let attributes = element.attributes
    var relationship = DataModel.Relationship(
      name: name, destination: attributes["destinationEntity"] ?? "")
    relationship.inverse = attributes["inverseName"]
    relationship.isToMany = attributes["toMany"] == "YES"
    relationship.isOrdered = attributes["ordered"] == "YES"
    relationship.isOptional = attributes["optional"] == "YES"
    relationship.deletionRule = attributes["deletionRule"] ?? "Nullify"
    return relationship
  }
}
