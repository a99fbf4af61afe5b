/// What a name of headers or of the program stands for.
enum HeaderTypeKind: Hashable, Sendable {
  case object, value
  /// A structure of which nothing is known; only pointers to it can be had.
  case opaque
}

extension HeaderType {
  private static let plain = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "char": "CChar",
    "unsigned char": "UInt8", "signed char": "Int8", "short": "Int16", "unsigned short": "UInt16",
    "int": "Int32", "unsigned": "UInt32", "unsigned int": "UInt32", "long": "Int",
    "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64",
    "float": "Float", "double": "Double", "int8_t": "Int8", "int16_t": "Int16",
    "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16",
    "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int", "ssize_t": "Int",
    "intptr_t": "Int", "uintptr_t": "UInt", "NSInteger": "Int", "NSUInteger": "Int",
    "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "CGPoint": "CGPoint",
    "CGSize": "CGSize", "CGRect": "CGRect", "NSRange": "NSRange", "time_t": "Int",
  ]
  private static let objects = [
    "NSString": "String", "NSNumber": "NSNumber", "NSData": "Data", "NSDate": "Date",
    "NSURL": "URL", "NSUUID": "UUID", "NSError": "any Error", "NSObject": "NSObject",
    "NSCalendar": "Calendar", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSUserDefaults": "UserDefaults", "NSBundle": "Bundle",
    "NSIndexPath": "IndexPath", "NSDateComponents": "DateComponents",
    "NSAttributedString": "NSAttributedString", "NSMutableArray": "NSMutableArray",
    "NSMutableDictionary": "NSMutableDictionary", "NSMutableString": "NSMutableString",
  ]

  /// How Swift spells it; nil if it names what is not known.
  ///
  /// - Parameters:
  ///   - known: names of types that the headers or the program declare.
  ///   - isInner: whether it stands within another type, where it is nothing only if it says so.
  func swift(_ known: [String: HeaderTypeKind], isInner: Bool = false) -> String? {
    let mark = isNullable == true ? "?" : isNullable == false || isInner ? "" : "!"
    if let parameters {
      var result = self
      result.parameters = nil
      result.isNullable = result.stars > 0 ? nil : false
      let taken = parameters.map { $0.swift(known, isInner: true) }
      guard let answer = result.swift(known, isInner: true), !taken.contains(nil) else {
        return nil
      }
      return "((\(taken.compactMap { $0 }.joined(separator: ", "))) -> \(answer))" + mark
    }
    switch (name, stars) {
    case ("id", 0): return "Any" + mark
    case ("Class", 0): return "AnyClass" + mark
    case (_, 0):
      return Self.plain[name] ?? (known[name] == .value ? name : nil)
    case ("void", 1):
      return (isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer") + mark
    case (_, 1):
      return object(known).map { ($0.hasPrefix("any ") && !mark.isEmpty ? "(\($0))" : $0) + mark }
    default: return nil
    }
  }

  /// What a pointer points at.
  private func object(_ known: [String: HeaderTypeKind]) -> String? {
    let inner = arguments.map { $0.swift(known, isInner: true) }
    guard !inner.contains(nil) else { return nil }
    let types = inner.compactMap { $0 }
    switch name {
    case "NSArray": return "[\(types.first ?? "Any")]"
    case "NSSet": return "Set<\(types.first ?? "AnyHashable")>"
    case "NSDictionary":
      return types.count == 2 ? "[\(types[0]): \(types[1])]" : "[AnyHashable: Any]"
    default: break
    }
    if let object = Self.objects[name] { return object }
    let pointer = isConstant ? "UnsafePointer" : "UnsafeMutablePointer"
    switch known[name] {
    case .object?: return name
    case .value?: return "\(pointer)<\(name)>"
    case .opaque?: return "OpaquePointer"
    case nil: break
    }
    return Self.plain[name].map { "\(pointer)<\($0)>" }
  }
}
