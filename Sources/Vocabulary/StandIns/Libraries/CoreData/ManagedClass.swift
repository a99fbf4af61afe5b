import Foundation
import Synchronization

/// Which class the objects of an entity have, and the other way round.
enum ManagedClass {
  /// The models that stores were made with, the latest first.
  private static let models = Mutex<[NSManagedObjectModel]>([])

  /// The model of all of the bundle's, for classes whose store nobody has made.
  private static let bundled = NSManagedObjectModel.mergedModel(from: nil)

  /// Modules whose classes may be meant, as the tool wrote them into the bundle's list.
  private static let modules =
    Bundle.main.object(forInfoDictionaryKey: "VitrineModules") as? [String] ?? []

  static func use(_ model: NSManagedObjectModel) {
    models.withLock { $0 = [model] + $0.filter { $0 !== model } }
  }

  /// The class that the model names; `NSManagedObject` if there is none of that name.
  static func of(_ entity: NSEntityDescription) -> NSManagedObject.Type {
    guard let name = entity.managedObjectClassName else { return NSManagedObject.self }
    let names = [name] + modules.map { "\($0).\(name)" }
    return names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
      ?? NSManagedObject.self
  }

  /// The entity whose objects have a class; one without properties if no model has it.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let name = String(describing: type)
    let known = models.withLock { $0 } + [bundled].compactMap { $0 }
    for model in known {
      let entity = model.entities.first {
        $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name
      }
      if let entity { return entity }
    }
    return NSEntityDescription(named: name)
  }
}
