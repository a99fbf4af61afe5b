/// Gives out path-safe names, no two of which are equal even where case is ignored.
package struct PathNames: Sendable {
  private var taken: Set<String>

  /// - Parameter taken: Names that were given elsewhere.
  package init(taken: [String] = []) { self.taken = Set(taken.map { $0.lowercased() }) }

  /// The path-safe form of a name, made unique: the first comer keeps the plain form, later ones
  /// get `-2`, `-3` and so on. Ask in a stable order to get stable names.
  package mutating func unique(_ name: String) -> String { unique(plain: PathName.slug(name)) }

  /// The same of a path, whose folders keep their names.
  package mutating func unique(path: String) -> String { unique(plain: PathName.path(path)) }

  private mutating func unique(plain: String) -> String {
    var candidate = plain
    var count = 1
    while !taken.insert(candidate.lowercased()).inserted {
      count += 1
      candidate = "\(plain)-\(count)"
    }
    return candidate
  }
}
