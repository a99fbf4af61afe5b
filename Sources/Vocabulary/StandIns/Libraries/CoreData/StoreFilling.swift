import Encodings
import Foundation
import FoundationAdditions

/// Puts the objects that `vitrine.json` gives into a store. All of them are made first, then their
/// relationships lead to them.
struct StoreFilling {
  private let given: GivenStore
  private let model: NSManagedObjectModel
  private let context: NSManagedObjectContext
  private var made: [(object: NSManagedObject, given: GivenStore.Object)] = []
  private var named: [String: NSManagedObject] = [:]
  private var links = StoreLinks()

  /// - Parameter context: one of the store; nothing of it counts as changed.
  static func fill(
    _ context: NSManagedObjectContext, _ model: NSManagedObjectModel,
    with given: GivenStore = .current
  ) {
    guard !given.objects.isEmpty else { return }
    var filling = StoreFilling(given: given, model: model, context: context)
    filling.make()
    filling.link()
    context.forgetChanges()
  }

  private init(given: GivenStore, model: NSManagedObjectModel, context: NSManagedObjectContext) {
    (self.given, self.model, self.context) = (given, model, context)
  }

  private mutating func make() {
    var abstract: Set<String> = []
    for given in given.objects {
      // Another store may have it; the tool says which kinds none has.
      guard let entity = model.entity(named: given.kind) else { continue }
      guard !entity.isAbstract else {
        if abstract.insert(given.kind).inserted {
          self.given.report(
            "\(given.kind) is abstract: give objects of a kind below it.", line: given.line)
        }
        continue
      }
      let object = ManagedClass.of(entity)._made(entity, context)
      made.append((object, given))
      guard let name = given.name else { continue }
      if named[name] == nil {
        named[name] = object
      } else {
        self.given.report("Another object is called \(name) as well.", line: given.line)
      }
    }
  }

  private mutating func link() {
    for (object, given) in made {
      for key in given.values.keys.sorted() {
        if let value = given.values[key] { take(value, key, object, given) }
      }
    }
    links.write()
  }

  private mutating func take(
    _ value: JSONValue, _ key: String, _ object: NSManagedObject, _ given: GivenStore.Object
  ) {
    func report(_ problem: String) {
      self.given.report("\(given.kind).\(key) \(problem)", line: given.line)
    }
    switch object.entity.property(key) {
    case is NSDerivedAttributeDescription: report("is derived and cannot be given.")
    case let attribute as NSAttributeDescription:
      if value == .null {
        object.setPrimitiveValue(nil, forKey: key)
      } else if let read = attribute.attributeType.value(given: value) {
        object.setPrimitiveValue(read, forKey: key)
      } else {
        report("cannot be \(value.json.prefix(60)): \(attribute.attributeType.expected)")
      }
    case let relationship as NSRelationshipDescription:
      guard let names = GivenValue.names(value) else {
        return report("is a relationship: give the $name of an object, or a list of them.")
      }
      if names.count > 1, !relationship.isToMany { return report("leads to one object only.") }
      for name in names {
        guard let other = named[name] else {
          report("leads to \(name), which no object is called.")
          continue
        }
        guard let wanted = relationship.destinationEntity?.name, other.entity.isKind(of: wanted)
        else {
          report("cannot lead to \(name), which is a \(other.entity.name ?? "").")
          continue
        }
        links.add(object, relationship, other)
      }
    default:
      let known = object.entity.properties.map(\.name).sorted()
      report("is no property of the entity, which has \(known.joined(separator: ", ")).")
    }
  }
}

extension NSAttributeType {
  /// A value that is given as JSON; nil if it is none of the type.
  fileprivate func value(given json: JSONValue) -> Any? {
    switch self {
    case .integer16AttributeType: GivenValue.whole(json) as Int16?
    case .integer32AttributeType: GivenValue.whole(json) as Int32?
    case .integer64AttributeType: GivenValue.whole(json) as Int64?
    case .decimalAttributeType: GivenValue.decimal(json).map(NSDecimalNumber.init(decimal:))
    case .doubleAttributeType: GivenValue.number(json)
    case .floatAttributeType: GivenValue.number(json).map { Float($0) }
    case .stringAttributeType: json.text
    case .booleanAttributeType: GivenValue.flag(json)
    case .dateAttributeType: GivenValue.date(json)
    case .binaryDataAttributeType: GivenValue.data(json)
    case .UUIDAttributeType: json.text.flatMap(UUID.init(uuidString:))
    case .URIAttributeType: json.text.flatMap(URL.init(string:))
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: nil
    }
  }

  /// What a value must be, in a sentence.
  fileprivate var expected: String {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      "it is a whole number within the bounds of its type."
    case .decimalAttributeType, .doubleAttributeType, .floatAttributeType: "it is a number."
    case .stringAttributeType: "it is a text."
    case .booleanAttributeType: "it is true or false."
    case .dateAttributeType: "it is a date in ISO 8601."
    case .binaryDataAttributeType: "it is data in Base64, or {\"$json\": …}."
    case .UUIDAttributeType: "it is a UUID."
    case .URIAttributeType: "it is a URL."
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType:
      "values of transformable attributes cannot be given."
    }
  }
}
