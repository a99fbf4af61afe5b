import Foundation
import FoundationAdditions

/// What a request finds as dictionaries: values of objects, or of groups of objects.
struct DictionaryResults {
  private let columns: [Any]
  private let groups: [String]
  private let isDistinct: Bool

  init<T>(_ request: NSFetchRequest<T>) {
    columns = request.propertiesToFetch ?? request.entity?.properties ?? []
    groups = (request.propertiesToGroupBy ?? []).compactMap(Self.name)
    isDistinct = request.returnsDistinctResults
  }

  private static func name(_ column: Any) -> String? {
    (column as? NSPropertyDescription)?.name ?? column as? String
  }

  /// One row per object, or per group where it groups, or one in all where every column is a
  /// result of its own such as a sum.
  func rows(_ objects: [NSManagedObject]) -> [NSDictionary] {
    let isSummary =
      groups.isEmpty && !columns.isEmpty
      && columns.allSatisfy { ($0 as? NSExpressionDescription)?.expression?.isAggregate == true }
    if isSummary { return [row(objects)] }
    guard !groups.isEmpty || isDistinct else { return objects.map { row([$0]) } }
    let keys = groups.isEmpty ? columns.compactMap(Self.name) : groups
    var parts: [[NSManagedObject]] = []
    for object in objects {
      let index = parts.firstIndex { part in
        keys.allSatisfy { key in
          let values = [part[0], object].map { ComparedValue($0.value(forKey: key)) }
          return values[0].order(values[1]) == .orderedSame
        }
      }
      if let index { parts[index].append(object) } else { parts.append([object]) }
    }
    return parts.map(row)
  }

  private func row(_ objects: [NSManagedObject]) -> NSDictionary {
    let row = NSMutableDictionary()
    for column in columns {
      guard let name = Self.name(column) else { continue }
      let value: Any?
      if let expression = (column as? NSExpressionDescription)?.expression {
        let subject: Any? = expression.isAggregate ? objects : objects.first
        value = expression.expressionValue(with: subject, context: nil)
      } else {
        value = objects.first?.value(forKeyPath: name)
      }
      if let value { row.setObject(value, forKey: name as NSString) }
    }
    return row
  }
}
