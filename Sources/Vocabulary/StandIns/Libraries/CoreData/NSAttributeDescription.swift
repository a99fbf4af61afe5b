import Foundation
public import FoundationAdditions

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  /// The type that a model spells so.
  init(modelName: String) {
    self =
      switch modelName {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      case "ObjectID": .objectIDAttributeType
      default: .undefinedAttributeType
      }
  }

  /// A value as models spell it; nil if it is none of the type.
  func value(_ text: String) -> Any? {
    switch self {
    case .integer16AttributeType: Int16(text)
    case .integer32AttributeType: Int32(text)
    case .integer64AttributeType: Int64(text)
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .doubleAttributeType: Double(text)
    case .floatAttributeType: Float(text)
    case .stringAttributeType: text
    case .booleanAttributeType: text == "YES" || text == "true" || text == "1"
    case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType: NSAttributeType = .undefinedAttributeType
  open var attributeValueClassName: String?
  /// What new objects have.
  open var defaultValue: Any?
  /// Of no matter here.
  open var valueTransformerName: String?
  /// Of no matter here.
  open var allowsExternalBinaryDataStorage = false
  /// Of no matter here.
  open var preservesValueInHistoryOnDeletion = false
  /// Of no matter here.
  open var allowsCloudEncryption = false
}

/// An attribute that is worked out of others, here whenever it is read.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  open var derivationExpression: FoundationAdditions.NSExpression?
}
