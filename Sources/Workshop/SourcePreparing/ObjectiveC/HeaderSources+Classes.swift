extension HeaderSources {
  /// A class. One that inherits from what cannot be inherited from stands alone.
  func type(_ item: HeaderDeclarations.Class) -> String {
    let parent = parent(of: item)
    let isOurs = classes[parent] != nil
    var lines = members(item, modifier: "open ")
    let inherited = inheritedMakers(parent)
    lines += makers(of: item).map { (inherited.contains($0) ? "  override" : " ") + $0.dropFirst() }
    lines += item.functions.compactMap { factory($0, of: item.name) }
    lines.append("  public override init() { super.init() }")
    if !isOurs, parent != "NSObject" {
      lines.append("  public required init?(coder: NSCoder) { super.init(coder: coder) }")
    }
    lines.append(
      "  \(isOurs ? "override " : "")open class func vitrineMissing(_ name: String) -> Any? "
        + "{ \(item.name)() }")
    let contracts = item.protocols.filter { types[$0] == .contract }
    let heritage = [parent] + (isOurs ? [] : ["_VitrineMissingValue"]) + contracts
    return "nonisolated open class \(item.name): \(heritage.joined(separator: ", ")) {\n"
      + "\(lines.joined(separator: "\n"))\n}"
  }

  /// The initialisers of a class that take something, each once.
  private func makers(of item: HeaderDeclarations.Class) -> [String] {
    var seen: Set<String> = []
    return item.functions.filter {
      !$0.isStatic && $0.name.hasPrefix("init") && !$0.parameters.isEmpty
    }.flatMap(Self.makers).compactMap(maker).filter { seen.insert($0).inserted }
  }

  /// Those of the classes above it, as far as anybody goes.
  private func inheritedMakers(_ parent: String) -> Set<String> {
    var result: Set<String> = []
    var next: String? = parent
    for _ in 0..<8 {
      guard let name = next, let type = classes[name] else { return result }
      result.formUnion(makers(of: type))
      next = type.parent
    }
    return result
  }

  private func parent(of item: HeaderDeclarations.Class) -> String {
    let parent = item.parent ?? "NSObject"
    guard classes[parent] != nil, !declared.contains(parent) else {
      let name = AppleNames.type(parent)
      let isFree = types.apple(name) != nil && !surroundings.closed.contains(name)
      return isFree && name != "NSProxy" ? name : "NSObject"
    }
    var seen: Set<String> = [item.name]
    var next: String? = parent
    while let name = next, classes[name] != nil {
      // One that inherits from itself is none.
      guard seen.insert(name).inserted else { return "NSObject" }
      next = classes[name]?.parent
    }
    return parent
  }

  /// A protocol; who follows it need not have all of it.
  func contract(_ item: HeaderDeclarations.Class) -> String? {
    guard classes[item.name] == nil else { return nil }
    let lines = members(item, modifier: "")
    let others = item.protocols.filter { types[$0] == .contract && $0 != item.name }
    let heritage = item.protocols.contains("NSObject") ? ["NSObjectProtocol"] : ["AnyObject"]
    let wanted = lines.compactMap(Self.requirement).joined(separator: "\n")
    let given = lines.map(Self.published).joined(separator: "\n")
    let all = (heritage + others).joined(separator: ", ")
    return "nonisolated public protocol \(item.name): \(all) {\n\(wanted)\n}\n"
      + "nonisolated extension \(item.name) {\n\(given)\n}"
  }

  /// A member that is public.
  private static func published(_ line: String) -> String {
    let mark = "@discardableResult "
    let rest = line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : line
    return (rest == line ? "" : mark) + "  public " + String(rest.drop { $0 == " " })
  }

  /// What a member asks of who has it: its head.
  private static func requirement(_ line: String) -> String? {
    guard let brace = line.firstRange(of: " {")?.lowerBound else { return nil }
    let head = String(line[..<brace])
    guard line[brace...].hasPrefix(" { get {") else { return head }
    return head + (line.hasSuffix(" set {} }") ? " { get set }" : " { get }")
  }

  /// Members that are added to a class of the program or of Apple's.
  func category(_ item: HeaderDeclarations.Class) -> String? {
    let name = AppleNames.type(item.name)
    guard types[item.name] == .object || types[item.name] == nil && types.apple(name) != nil else {
      return nil
    }
    let makers = makers(of: item).map { line in
      "  public convenience"
        + String(line.dropFirst("  public".count))
        .replacing("super.init", with: "self.init")
    }
    let lines = members(item, modifier: "public ") + makers
    return lines.isEmpty
      ? nil : "nonisolated extension \(name) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private func members(_ item: HeaderDeclarations.Class, modifier: String) -> [String] {
    var seen: Set<String> = []
    let isOpen = modifier == "open "
    var lines: [String] = []
    for property in item.properties {
      guard let type = property.type.swift(types) else { continue }
      let set = property.isReadOnly ? "" : " set {}"
      let kind = property.isStatic ? isOpen ? "class " : "static " : ""
      let own = property.type.name == item.name && property.isStatic
      let names = [property.name] + (own ? Self.shortened(property.name, item.name) : [])
      for name in names where seen.insert(name).inserted {
        lines.append(
          "  \(modifier)\(kind)var \(SwiftCode.name(name)): \(type) "
            + "{ get { \(value(item.name + "." + property.name)) }\(set) }")
      }
    }
    for function in item.functions where function.isStatic || !function.name.hasPrefix("init") {
      for spelled in Self.spellings(function, in: item.name) {
        let kind = function.isStatic ? isOpen ? "class " : "static " : ""
        if function.parameters.isEmpty, seen.contains(spelled.name) { continue }
        let codes = [
          self.function(spelled.name, spelled, in: item.name, modifier: "  " + modifier + kind),
          awaited(spelled, in: item.name, modifier: "  " + modifier + kind),
        ]
        for code in codes.compactMap(\.self) where seen.insert(code).inserted {
          lines.append(code)
        }
      }
    }
    return lines
  }

  /// `initWithName:`.
  private func maker(_ function: HeaderDeclarations.Function) -> String? {
    guard let (list, isThrowing, _) = parameters(function) else { return nil }
    let mark = function.result.isNullable == true ? "?" : ""
    return "  public init\(mark)(\(list))\(isThrowing ? " throws" : "") { super.init() }"
  }

  /// `+ lampWithName:` of a class `…Lamp` is `init(name:)`.
  private func factory(_ function: HeaderDeclarations.Function, of type: String) -> String? {
    guard function.isStatic,
      function.swiftName == nil || function.swiftName?.hasPrefix("init") == true,
      function.result.name == "instancetype" || function.result.name == type,
      !function.parameters.isEmpty
    else { return nil }
    var maker = function
    if let own = Self.renamed(function) {
      maker = own
    } else {
      guard let rest = Self.rest(function.name, behind: type) else { return nil }
      maker.parameters[0].label = Self.argument(rest)
    }
    guard let (list, isThrowing, _) = parameters(maker) else { return nil }
    let mark = function.result.isNullable == true ? "?" : ""
    return "  public convenience init\(mark)(\(list))\(isThrowing ? " throws" : "") { self.init() }"
  }
}
