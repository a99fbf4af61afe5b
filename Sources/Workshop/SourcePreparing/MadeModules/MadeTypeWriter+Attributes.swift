// Attributes of functions and variables.
extension MadeTypeWriter {
  /// It takes whatever is listed, and answers as a whole, as nobody knows what it makes of it.
  func builder(_ name: String) -> String {
    let path = "\"\(scope)\(name)\""
    return """
      @resultBuilder public enum \(name): MadeMembers {
        public static var madeType: String { \(path) }
        public static func buildExpression<Part>(_ part: Part) -> Made { Made(madePath: \(path)) }
        public static func buildBlock(_ parts: Made...) -> Made { Made(madePath: \(path)) }
        public static func buildOptional(_ part: Made?) -> Made { Made(madePath: \(path)) }
        public static func buildEither(first part: Made) -> Made { part }
        public static func buildEither(second part: Made) -> Made { part }
        public static func buildArray(_ parts: [Made]) -> Made { Made(madePath: \(path)) }
        public static func buildLimitedAvailability(_ part: Made) -> Made { part }
        public static func buildFinalResult(_ whole: Made) -> Made { whole }
        @_disfavoredOverload \
        public static func buildFinalResult<R>(_ whole: Made) -> R { madeAnswer(\(path)) }
      }

      """
  }

  /// It holds what the property begins with, or the way to it; where nothing is said, nothing is
  /// known.
  func wrapper(_ name: String, _ use: UsedName) -> String {
    let path = "\"\(scope)\(name)\""
    var free: [String] = []
    var bound: [String] = []
    for shape in MadeFunctionWriter.distinct(use.wrappings.union([CallShape()])) {
      let (generics, parameters) = shape.signature
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      let rest = parameters.isEmpty ? "" : ", " + parameters
      let ways = ways(shape, list, parameters, use)
      let head = "  public init\(list)(\(parameters)) { start = MadeStart() }"
      free += ways.isEmpty ? [head] : ways
      free.append(
        "  public init\(list)(wrappedValue: Value\(rest)) { start = MadeStart(wrappedValue) }")
      if ways.isEmpty { bound.append(head) }
    }
    return """
      @propertyWrapper public struct \(name)<Value>: @unchecked Sendable {
        private let start: MadeStart<Value>
        public var wrappedValue: Value {
          get { start.value ?? madeAnswer(\(path)) }
          nonmutating set {}
        }
        public var projectedValue: \(use.projectsBinding ? "Binding<Value>" : "Made") {
          \(use.projectsBinding ? ".constant(wrappedValue)" : "Made(madePath: \(path))")
        }
      \(free.joined(separator: "\n"))
      }
      extension \(name) where Value == Made {
      \(bound.joined(separator: "\n"))
      }
      extension \(name): Equatable where Value: Equatable {}
      extension \(name): Hashable where Value: Hashable {}
      extension \(name): Encodable where Value: Encodable {}
      extension \(name): Decodable where Value: Decodable {}

      """
  }

  /// Initialisers that know where the value is: at the end of a path from a made type that the
  /// project gives the path's first name to, or with the type that is asked for.
  private func ways(
    _ shape: CallShape, _ generics: String, _ parameters: String, _ use: UsedName
  ) -> [String] {
    let index = shape.arguments.firstIndex { $0.kind == .path || $0.kind == .metatype }
    guard let index else {
      return made.keys.sorted().compactMap { name in
        made[name].flatMap { KeyStore(name, $0, project)?.way(shape, parameters) }
      }
    }
    if shape.arguments[index].kind == .metatype {
      let answer = keys.isEmpty ? "nil" : "madeKeyed(a\(index))"
      let list = parameters.replacing("a\(index): Any?", with: "a\(index): Value.Type")
      return ["  public init\(generics)(\(list)) { start = MadeStart { \(answer) } }"]
    }
    let roots = made.filter { name, root in
      [.structure, .opaque].contains(root.kind(name)) && root.arity == 0
        && project.added[name]?.isDisjoint(with: use.pathNames) == false
    }
    return roots.keys.sorted().map { root in
      let list = parameters.replacing("KeyPath<Made, Made>", with: "KeyPath<\(root), Value>")
      return "  public init(\(list)) "
        + "{ start = MadeStart { \(root)(madePath: \"\(root)\")[keyPath: a\(index)] } }"
    }
  }
}
