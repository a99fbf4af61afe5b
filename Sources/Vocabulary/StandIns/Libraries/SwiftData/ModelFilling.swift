import Encodings
import FoundationAdditions

/// Puts the objects that `vitrine.json` gives into a container. All of them are made first, then
/// their relationships lead to them.
final class ModelFilling {
  private let given: GivenStore
  private let types: [String: any PersistentModel.Type]
  /// Those of classes of the schema. Another store may have the others; the tool says which kinds
  /// none has.
  private let objects: [GivenStore.Object]
  private var made: [Int: any PersistentModel] = [:]
  private var parts: [Int: _GivenModel] = [:]
  private var indices: [String: Int] = [:]
  /// Those that are being made, as others need them at once.
  private var begun: Set<Int> = []
  private var failed: Set<Int> = []

  /// How many objects may wait for each other to be made.
  private static let depth = 100

  static func fill(_ shelf: ModelShelf, _ schema: Schema, with given: GivenStore = .current) {
    guard !given.objects.isEmpty else { return }
    let filling = ModelFilling(given, schema)
    filling.make()
    filling.link()
    for index in filling.objects.indices {
      if let model = filling.made[index] { shelf.add(model, to: nil) }
    }
    shelf.settle(in: nil)
    shelf.unite()
  }

  private init(_ given: GivenStore, _ schema: Schema) {
    self.given = given
    let types = Dictionary(
      schema.allTypes.map { (String(describing: $0), $0) }
    ) { first, _ in first }
    objects = given.objects.filter { types[$0.kind] != nil }
    self.types = types
  }

  private func make() {
    for (index, object) in objects.enumerated() {
      guard let name = object.name else { continue }
      if indices[name] == nil {
        indices[name] = index
      } else {
        given.report("Another object is called \(name) as well.", line: object.line)
      }
    }
    for index in objects.indices where !failed.contains(index) { _ = try? model(index) }
  }

  /// The object of that number, made if it is not yet; what is wrong is reported once.
  private func model(_ index: Int) throws -> any PersistentModel {
    if let model = made[index] { return model }
    let object = objects[index]
    do {
      guard !failed.contains(index) else { throw _GivenModel.Problem(words: "cannot be made.") }
      guard begun.count < Self.depth, begun.insert(index).inserted else {
        throw _GivenModel.Problem(words: "needs itself, or too many others, to be made.")
      }
      defer { begun.remove(index) }
      let part = _GivenModel(object) { [unowned self] name in
        guard let known = indices[name] else {
          throw _GivenModel.Problem(words: "leads to \(name), which no object is called.")
        }
        return try model(known)
      }
      guard let model = try types[object.kind]?._make(part) else {
        throw _GivenModel.Problem(
          words: "cannot be made: its class has a class above, belongs to an actor or has "
            + "properties that @Model cannot read.")
      }
      (made[index], parts[index]) = (model, part)
      return model
    } catch {
      if failed.insert(index).inserted {
        let words = (error as? _GivenModel.Problem)?.words ?? "cannot be made: \(error)"
        given.report("\(object.kind): \(words)", line: object.line)
      }
      throw error
    }
  }

  private func link() {
    for (index, object) in objects.enumerated() {
      guard let model = made[index], let part = parts[index] else { continue }
      let properties = Dictionary(
        type(of: model)._properties.map { ($0.name, $0) }
      ) { first, _ in first }
      for name in object.values.keys.sorted() {
        guard let value = object.values[name] else { continue }
        func report(_ problem: String) {
          given.report("\(object.kind).\(name) \(problem)", line: object.line)
        }
        guard let property = properties[name] else {
          if !part.asked.contains(name) {
            report("is no property; there are \(properties.keys.sorted().joined(separator: ", ")).")
          }
          continue
        }
        if property.target != nil {
          if let problem = lead(property, of: model, to: value) { report(problem) }
        } else if !property.take(model, value) {
          report("cannot be \(value.json.prefix(60)): it is of another type.")
        }
      }
    }
  }

  /// - Returns: What is wrong, as the end of a sentence.
  private func lead(
    _ property: _ModelProperty, of model: any PersistentModel, to value: JSONValue
  ) -> String? {
    guard let names = GivenValue.names(value) else {
      return "is a relationship: give the $name of an object, or a list of them."
    }
    if names.count > 1, !property.isToMany { return "leads to one object only." }
    var problem: String?
    let others = names.compactMap { name -> (any PersistentModel)? in
      guard let known = indices[name], let other = made[known] else {
        problem = "leads to \(name), which no object is called that could be made."
        return nil
      }
      guard type(of: other) == property.target else {
        problem = "cannot lead to \(name), which is of another class."
        return nil
      }
      return other
    }
    property.relate(model, others)
    return problem
  }
}
