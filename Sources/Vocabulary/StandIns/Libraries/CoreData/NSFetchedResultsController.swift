public import Foundation
import FoundationAdditions

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1, delete, move, update
}

/// Hears of changes; here nothing changes after a fetch.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

/// What a request finds, in sections. It is asked when `performFetch` is called and not again.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var parts: [Section] = []

  private struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var members: [ResultType]

    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Nothing is kept anywhere.
  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    let found = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = found
    guard let sectionNameKeyPath else {
      parts = [Section(name: "", members: found)]
      return
    }
    parts = []
    for object in found {
      let name = Self.name(NamedValue.value(of: object, path: sectionNameKeyPath))
      if let index = parts.firstIndex(where: { $0.name == name }) {
        parts[index].members.append(object)
      } else {
        parts.append(Section(name: name, members: [object]))
      }
    }
  }

  /// A value as Objective-C describes it: flags are 1 and 0, whole numbers have no fraction.
  private static func name(_ value: Any?) -> String {
    switch ComparedValue.unwrapped(value) {
    case nil: ""
    case let flag as Bool: flag ? "1" : "0"
    case let number as Double: NSNumber(value: number).stringValue
    case let other?: "\(other)"
    }
  }

  /// Nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }
  open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }

  open func object(at indexPath: IndexPath) -> ResultType {
    parts[indexPath[0]].members[indexPath[1]]
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, part) in parts.enumerated() {
      let index = part.members.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      if let index { return IndexPath(indexes: [section, index]) }
    }
    return nil
  }
}
