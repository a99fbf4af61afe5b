public import Foundation
import ResourceCatalogs

/// The kinds of objects of a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Requests by their names; none are read.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { [:] }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  public override init() {}

  /// The model of a bundle's `.momd` or of an `.xcdatamodeld` folder; nil if it is none.
  public init?(contentsOf url: URL) {
    super.init()
    let name = url.deletingPathExtension().lastPathComponent
    guard let folder = DataModelReader.currentVersion(of: url),
      let model = DataModelReader.read(folder, name: name)
    else { return nil }
    entities = EntityMaker(model).entities
  }

  /// A model of the kinds of several.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// The kinds of all models in bundles; of the main one if nil.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { ending -> [URL] in
        let urls = bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []
        return urls.map { $0 as URL }
      }
    }
    return NSManagedObjectModel(
      byMerging: models.sorted { $0.path < $1.path }.compactMap {
        NSManagedObjectModel(contentsOf: $0)
      })
  }

  /// The model that a container of that name uses; nil if the bundle has none.
  static func named(_ name: String) -> NSManagedObjectModel? {
    ["momd", "mom"].lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }
      .first.flatMap { NSManagedObjectModel(contentsOf: $0) }
  }

  func entity(named name: String) -> NSEntityDescription? { entities.first { $0.name == name } }
}
