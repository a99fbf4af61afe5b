import Foundation
import FoundationAdditions
import ResourceCatalogs

/// Makes descriptions of the entities of a model that was read.
struct EntityMaker {
  private(set) var entities: [NSEntityDescription] = []

  init(_ model: DataModel) {
    entities = model.entities.map { entity in
      let description = NSEntityDescription(named: entity.name)
      description.managedObjectClassName = entity.className ?? "NSManagedObject"
      description.isAbstract = entity.isAbstract
      return description
    }
    for (entity, description) in zip(model.entities, entities) {
      description.subentities = zip(model.entities, entities)
        .filter { $0.0.parent == entity.name && $0.1 !== description }.map(\.1)
      description.properties =
        entity.attributes.map(attribute) + entity.relationships.map(relationship)
        + entity.fetchedProperties.map { property in
          let description = NSFetchedPropertyDescription()
          description.name = property.name
          return description
        }
    }
    for (entity, description) in zip(model.entities, entities) {
      for relationship in entity.relationships {
        let made = description.property(relationship.name) as? NSRelationshipDescription
        made?.inverseRelationship = relationship.inverse.flatMap {
          made?.destinationEntity?.property($0) as? NSRelationshipDescription
        }
      }
    }
  }

  private func attribute(_ attribute: DataModel.Attribute) -> NSPropertyDescription {
    let description: NSAttributeDescription
    if let derivation = attribute.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivationExpression = FoundationAdditions.NSExpression(format: derivation)
      description = derived
    } else {
      description = NSAttributeDescription()
    }
    description.name = attribute.name
    description.isOptional = attribute.isOptional
    description.attributeType = NSAttributeType(modelName: attribute.type)
    description.attributeValueClassName = attribute.valueClass
    description.defaultValue = attribute.usual.flatMap(description.attributeType.value)
    return description
  }

  private func relationship(_ relationship: DataModel.Relationship) -> NSPropertyDescription {
    let description = NSRelationshipDescription()
    description.name = relationship.name
    description.isOptional = relationship.isOptional
    description.maxCount = relationship.isToMany ? 0 : 1
    description.isOrdered = relationship.isOrdered
    description.destinationEntity = entities.first { $0.name == relationship.destination }
    description.deleteRule =
      switch relationship.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return description
  }
}
