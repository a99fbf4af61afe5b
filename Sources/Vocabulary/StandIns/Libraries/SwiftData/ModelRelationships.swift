/// Keeps both sides of relationships in step: what leads to an object is led back to by it. Objects
/// are plain, so that a change is seen when one looks: each side is compared with how it was left.
final class ModelRelationships {
  /// A property that leads to objects, and the one that leads back.
  private struct Relationship {
    let property: _ModelProperty
    let inverse: _ModelProperty?
  }

  /// One relationship of one object.
  private struct Side: Hashable {
    let object: ObjectIdentifier
    let property: String

    init(_ model: any PersistentModel, _ property: _ModelProperty) {
      (object, self.property) = (ObjectIdentifier(model), property.name)
    }
  }

  /// That one object leads to another, or no longer does.
  private struct Change {
    let model: any PersistentModel
    let property: _ModelProperty
    let inverse: _ModelProperty
    let other: any PersistentModel
  }

  private var relationships: [ObjectIdentifier: [Relationship]] = [:]
  /// How each side was left.
  private var settled: [Side: [any PersistentModel]] = [:]

  private func relationships(of type: any PersistentModel.Type) -> [Relationship] {
    if let known = relationships[ObjectIdentifier(type)] { return known }
    let own = type._properties.filter { $0.target != nil }
    let found = own.map { property in
      Relationship(property: property, inverse: Self.inverse(of: property, type, own))
    }
    relationships[ObjectIdentifier(type)] = found
    return found
  }

  /// What is named on either side; else the one property that leads back, if only one leads there.
  private static func inverse(
    of property: _ModelProperty, _ type: any PersistentModel.Type, _ own: [_ModelProperty]
  ) -> _ModelProperty? {
    guard let target = property.target else { return nil }
    let others = target._properties.filter { $0.target == type }
    if let named = property.inverse { return others.first { $0.path == named } }
    if let naming = others.first(where: { $0.inverse == property.path }) { return naming }
    let back = others.filter { $0.inverse == nil }
    let there = own.filter { $0.target == target && $0.inverse == nil }
    return type != target && back.count == 1 && there.count == 1 ? back[0] : nil
  }

  /// All that an object leads to.
  func related(to model: any PersistentModel) -> [any PersistentModel] {
    relationships(of: type(of: model)).flatMap { $0.property.related(model) }
  }

  func settle(_ models: [any PersistentModel]) {
    var (added, removed): ([Change], [Change]) = ([], [])
    var changed: Set<Side> = []
    for model in models {
      for relationship in relationships(of: type(of: model)) {
        guard let inverse = relationship.inverse else { continue }
        let side = Side(model, relationship.property)
        let (now, before) = (relationship.property.related(model), settled[side] ?? [])
        if now.elementsEqual(before, by: { $0 === $1 }) { continue }
        changed.insert(side)
        let (new, old) = (
          Set(now.map(ObjectIdentifier.init)), Set(before.map(ObjectIdentifier.init))
        )
        func change(_ other: any PersistentModel) -> Change {
          Change(
            model: model, property: relationship.property, inverse: inverse, other: other)
        }
        removed += before.filter { !new.contains(ObjectIdentifier($0)) }.map(change)
        added += now.filter { !old.contains(ObjectIdentifier($0)) }.map(change)
        settled[side] = now
      }
    }
    var sides = Sides()
    for change in removed { sides.remove(change.model, from: change.other, change.inverse) }
    for change in added { sides.lead(change, changed) }
    for (model, property, others) in sides.write() { settled[Side(model, property)] = others }
  }

  /// What a relationship with a rule leads to.
  func related(
    to model: any PersistentModel, by rule: Schema.Relationship.DeleteRule
  ) -> [any PersistentModel] {
    relationships(of: type(of: model)).filter { $0.property.deleteRule == rule }
      .flatMap { $0.property.related(model) }
  }

  /// Takes an object out of all that lead to it, but for those that its rules leave alone.
  func forget(_ model: any PersistentModel) {
    for relationship in relationships(of: type(of: model)) {
      guard let inverse = relationship.inverse, relationship.property.deleteRule != .noAction
      else { continue }
      for other in relationship.property.related(model) {
        let left = inverse.related(other).filter { $0 !== model }
        inverse.relate(other, left)
        settled[Side(other, inverse)] = left
      }
      settled[Side(model, relationship.property)] = nil
    }
  }

  /// Sides that are being changed, each read and written once.
  private struct Sides {
    private var indices: [Side: Int] = [:]
    private var lists:
      [(
        model: any PersistentModel, property: _ModelProperty, others: [any PersistentModel],
        known: Set<ObjectIdentifier>
      )] = []

    private mutating func index(_ model: any PersistentModel, _ property: _ModelProperty) -> Int {
      let side = Side(model, property)
      if let index = indices[side] { return index }
      let others = property.related(model)
      indices[side] = lists.count
      lists.append((model, property, others, Set(others.map(ObjectIdentifier.init))))
      return lists.count - 1
    }

    mutating func remove(
      _ object: any PersistentModel, from model: any PersistentModel, _ property: _ModelProperty
    ) {
      let index = index(model, property)
      guard lists[index].known.remove(ObjectIdentifier(object)) != nil else { return }
      lists[index].others.removeAll { $0 === object }
    }

    /// Makes what an object was made to lead to lead back. What was itself made to lead elsewhere
    /// does not; what leads to one object only leaves the one before.
    mutating func lead(_ change: Change, _ changed: Set<Side>) {
      let index = index(change.other, change.inverse)
      guard !lists[index].known.contains(ObjectIdentifier(change.model)) else { return }
      if !change.inverse.isToMany, let former = lists[index].others.first {
        if changed.contains(Side(change.other, change.inverse)) {
          return remove(change.other, from: change.model, change.property)
        }
        remove(change.other, from: former, change.property)
        (lists[index].others, lists[index].known) = ([], [])
      }
      lists[index].others.append(change.model)
      lists[index].known.insert(ObjectIdentifier(change.model))
    }

    /// - Returns: What was written.
    func write() -> [(any PersistentModel, _ModelProperty, [any PersistentModel])] {
      for list in lists { list.property.relate(list.model, list.others) }
      return lists.map { ($0.model, $0.property, $0.property.related($0.model)) }
    }
  }
}
