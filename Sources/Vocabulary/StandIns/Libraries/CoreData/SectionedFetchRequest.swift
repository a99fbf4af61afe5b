public import Foundation
public import SwiftUI

@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  private let request: FetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest, animation: animation)
    identifier = sectionIdentifier
  }

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }

  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, by: identifier)
  }
}

/// What a request finds, in sections in the order of their first members.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate var members: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { members.count }
    public subscript(position: Int) -> Result { members[position] }
  }

  private var sections: [Section] = []

  init(_ results: FetchedResults<Result>, by identifier: KeyPath<Result, SectionIdentifier>) {
    var indices: [SectionIdentifier: Int] = [:]
    for object in results {
      let id = object[keyPath: identifier]
      if let index = indices[id] {
        sections[index].members.append(object)
      } else {
        indices[id] = sections.count
        sections.append(Section(id: id, members: [object]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}
