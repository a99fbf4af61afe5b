/// All that is known of a type that could not be had: how code uses its name.
struct UsedName {
  /// What such code takes the name for.
  enum Kind {
    case structure, opaque, enumeration, view, object, baseClass, `protocol`, wrapper, builder
    case function, constant, actor
  }

  /// Ways of making one, with what stands between the angle brackets left out.
  var creations: Set<CallShape> = []
  /// Static functions by name.
  var calls: [String: Set<CallShape>] = [:]
  /// Those of the functions that are asked whether they answer.
  var optionalCalls: Set<String> = []
  /// Of the functions and the ways of making one (without a name), with their labels: those that
  /// are called where they may fail, and those that are called where they may not.
  var tried: Set<String> = []
  var untried: Set<String> = []
  /// Types inside.
  var nested: [String: UsedName] = [:]
  /// Functions and variables that classes below it override, as they are declared, and whether they
  /// are set too.
  var overridden: [String: Bool] = [:]
  /// Initialisers that classes below it override, as they are declared without attributes.
  var overriddenInitialisers: Set<String> = []
  /// How the initialisers of classes below it call its own.
  var superInitialisers: Set<CallShape> = []
  /// Types that code asks of those that conform to it.
  var associated: Set<String> = []
  /// Other names of types that stand in those that conform to it.
  var aliases: Set<String> = []
  /// What extensions name in them without saying of what, in what belongs to values, and in what
  /// belongs to the type.
  var implicit: Set<String> = []
  var implicitOfType: Set<String> = []
  /// How many types conform to it, and how many of them declare a value that belongs to the type,
  /// by its name.
  var conformers = 0
  var typeValues: [String: Int] = [:]
  /// The cases of switches over it that name them all, and of patterns that take values out of
  /// one, with the labels of the values; an underscore where there is none.
  var cases: [String: [String]] = [:]
  /// How many generic arguments it is given at most.
  var arity = 0
  var isMemberBase = false
  var isConformedTo = false
  /// Whether a class that overrides something, or calls what is above it, names it first.
  var isSuperclass = false
  /// Whether another class names it first.
  var isFirstOfClass = false
  var isConstraint = false
  var isWeak = false
  var isView = false
  var isUnwrapped = false
  /// Whether it is written as a type anywhere.
  var isType = false
  /// Whether it stands alone where only a value can, as a key does that no repository has.
  var isRead = false
  /// Attributes of variables that name it.
  var wrappings: Set<CallShape> = []
  var isWrapper = false
  /// First names of the paths that such attributes lead along.
  var pathNames: Set<String> = []
  /// Whether a variable of it is handed on as what it wraps, with `$` before its name.
  var projectsBinding = false
  /// Whether it stands before functions, computed variables or parameters that are closures.
  var isBuilder = false
  /// Whether it stands, called an actor, before declarations.
  var isActor = false
  /// Whether views observe objects of it.
  var isObserved = false
  /// The types around its name, where no module stands before it; one is empty outside of types.
  var homes: Set<String> = []
  /// Paths of the files that name it.
  var files: Set<String> = []
  /// Modules by whose name it is qualified.
  var qualifiers: Set<String> = []

  /// - Parameter name: its spelling, which tells functions of C.
  func kind(_ name: String) -> Kind {
    if name.first?.isUppercase == false { return creations.isEmpty ? .constant : .function }
    if isActor, !isConformedTo { return .actor }
    if isBuilder, !isConformedTo, !isWrapper { return .builder }
    if isWrapper, !isConformedTo { return .wrapper }
    if isConformedTo { return .protocol }
    if isSuperclass { return .baseClass }
    if isFirstOfClass { return creations.isEmpty ? .protocol : .baseClass }
    if isConstraint, creations.isEmpty { return .protocol }
    if !cases.isEmpty { return .enumeration }
    if isView { return .view }
    if isFunction(name) { return .function }
    if isWeak || isObserved { return .object }
    return !isOpaque ? .structure : isRead && !isType ? .constant : .opaque
  }

  /// Whether nothing is known of it but that it is a type.
  private var isOpaque: Bool {
    creations.isEmpty && !isMemberBase && nested.isEmpty && arity == 0 && implicit.isEmpty
      && implicitOfType.isEmpty
  }

  /// Functions of C have no labels and several words or arguments.
  private func isFunction(_ name: String) -> Bool {
    !isType && !isMemberBase && arity == 0 && !creations.isEmpty
      && creations.allSatisfy { shape in
        shape.arguments.allSatisfy { $0.label == nil }
          && (shape.arguments.count > 1 || name.contains("_"))
      }
  }

  /// Whether a function may fail wherever it is called; a way of making one without a name.
  func mayFail(_ shape: CallShape, _ name: String = "") -> Bool {
    let function = name + shape.labels
    return tried.contains(function) && !untried.contains(function)
  }

  /// Names of values that most types declare that conform to it, those of most first.
  var usualTypeValues: [String] {
    typeValues.filter { $0.value * 2 >= conformers }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// What extensions of it and of the types in it name.
  var allImplicit: Set<String> {
    nested.values.reduce(implicit.union(implicitOfType)) { $0.union($1.allImplicit) }
  }

  /// Changes what is known of a type in it, by the names on the way; of itself without any.
  mutating func inside(_ path: ArraySlice<String>, _ change: (inout UsedName) -> Void) {
    guard let name = path.first else { return change(&self) }
    nested[name, default: UsedName()].inside(path.dropFirst(), change)
  }

  /// Takes types in.
  mutating func take(_ types: [String: UsedName]) {
    for (name, use) in types { nested[name, default: UsedName()].merge(use) }
  }

  /// How many names are declared for it.
  var count: Int { 1 + nested.values.reduce(0) { $0 + $1.count } }
}

extension UsedName {
  /// Adds what another switch says of the cases: of a case, what says most.
  mutating func add(_ cases: [String: [String]]) {
    self.cases.merge(cases) { one, other in
      func weight(_ labels: [String]) -> (Int, Int, String) {
        (labels.count, labels.count { $0 != "_" }, labels.joined(separator: ","))
      }
      return weight(one) < weight(other) ? other : one
    }
  }

  /// Adds what another file says.
  mutating func merge(_ other: UsedName) {
    creations.formUnion(other.creations)
    calls.merge(other.calls) { $0.union($1) }
    nested.merge(other.nested) { one, other in
      var one = one
      one.merge(other)
      return one
    }
    add(other.cases)
    optionalCalls.formUnion(other.optionalCalls)
    tried.formUnion(other.tried)
    untried.formUnion(other.untried)
    overridden.merge(other.overridden) { $0 || $1 }
    overriddenInitialisers.formUnion(other.overriddenInitialisers)
    superInitialisers.formUnion(other.superInitialisers)
    associated.formUnion(other.associated)
    aliases.formUnion(other.aliases)
    implicit.formUnion(other.implicit)
    implicitOfType.formUnion(other.implicitOfType)
    conformers += other.conformers
    typeValues.merge(other.typeValues, uniquingKeysWith: +)
    arity = max(arity, other.arity)
    isMemberBase = isMemberBase || other.isMemberBase
    isConformedTo = isConformedTo || other.isConformedTo
    isSuperclass = isSuperclass || other.isSuperclass
    isFirstOfClass = isFirstOfClass || other.isFirstOfClass
    isConstraint = isConstraint || other.isConstraint
    isWeak = isWeak || other.isWeak
    isView = isView || other.isView
    isUnwrapped = isUnwrapped || other.isUnwrapped
    isType = isType || other.isType
    isRead = isRead || other.isRead
    wrappings.formUnion(other.wrappings)
    isWrapper = isWrapper || other.isWrapper
    pathNames.formUnion(other.pathNames)
    projectsBinding = projectsBinding || other.projectsBinding
    isBuilder = isBuilder || other.isBuilder
    isActor = isActor || other.isActor
    isObserved = isObserved || other.isObserved
    homes.formUnion(other.homes)
    files.formUnion(other.files)
    qualifiers.formUnion(other.qualifiers)
  }
}
