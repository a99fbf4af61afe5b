import Dispatch
import Foundation
@_spi(Reflection) import Swift

/// Objects that stand for missing ones: those that everybody shares, and of classes of widget code
/// and of ours one whose stored properties stand for missing ones.
///
/// No initialiser runs, as it is not known which there are and what they need. An object lives for
/// as long as the program: no `deinit` meets it.
enum MissingObject {
  /// Tells reflection that a type is a class; its own constant is a variable.
  private static let classType = _EachFieldOptions(rawValue: 1)
  /// Classes that an object is being made of, so that one that holds its own kind is none.
  @TaskLocal private static var making: [ObjectIdentifier] = []

  /// - Parameter name: what is missing.
  /// - Returns: nil if the class or one that it derives from is a system's, whose properties do not
  ///   say which of their values hold, or if a property has no value.
  static func of(_ type: AnyClass, _ name: String) -> AnyObject? {
    if let object = shared[ObjectIdentifier(type)] { return object() }
    let id = ObjectIdentifier(type)
    guard !making.contains(id), isOwn(type) else { return nil }
    return $making.withValue(making + [id]) { made(type, name) }
  }

  private static func made(_ type: AnyClass, _ name: String) -> AnyObject? {
    guard let parts = ReflectedValue.parts(of: type, options: classType, name),
      // What reflection knows no type of looks as if it held nothing.
      !parts.contains(where: { $0.value is Void })
    else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Swift ABI, "Type Metadata": "Class Metadata", without interoperation with Objective-C.
    let size = Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    let alignMask = Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignMask + 1)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    memory.storeBytes(of: metadata, as: UnsafeRawPointer.self)
    let counts = MemoryLayout<UInt>.size
    let held = UnsafeRawPointer(Unmanaged.passUnretained(Held.one).toOpaque())
    memory.storeBytes(
      of: held.load(fromByteOffset: counts, as: UInt.self), toByteOffset: counts, as: UInt.self)
    for part in parts { ReflectedValue.write(part.value, at: memory + part.offset) }
    // Held once more than anybody lets it go.
    return Unmanaged<AnyObject>.fromOpaque(memory).retain().takeUnretainedValue()
  }

  /// An object that is held, for how the runtime counts that.
  private final class Held: Sendable { static let one = Held() }

  /// Whether a class and all that it derives from are of modules whose properties are known.
  private static func isOwn(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next, current != NSObject.self {
      let module = _typeName(current, qualified: true).prefix { $0 != "." }
      if systems.contains(String(module)) { return false }
      next = _getSuperclass(current)
    }
    return true
  }

  private static let systems: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "Synchronization", "__C",
  ]

  /// What of a system's class everybody can have.
  private static let shared: [ObjectIdentifier: @Sendable () -> AnyObject] = [
    ObjectIdentifier(NSObject.self): { NSObject() },
    ObjectIdentifier(NSLock.self): { NSLock() },
    ObjectIdentifier(NSRecursiveLock.self): { NSRecursiveLock() },
    ObjectIdentifier(Bundle.self): { Bundle.main },
    ObjectIdentifier(UserDefaults.self): { UserDefaults.standard },
    ObjectIdentifier(FileManager.self): { FileManager.default },
    ObjectIdentifier(NotificationCenter.self): { NotificationCenter.default },
    ObjectIdentifier(ProcessInfo.self): { ProcessInfo.processInfo },
    ObjectIdentifier(OperationQueue.self): { OperationQueue.main },
    ObjectIdentifier(DispatchQueue.self): { DispatchQueue.main },
    ObjectIdentifier(URLSession.self): { URLSession.shared },
    ObjectIdentifier(JSONEncoder.self): { JSONEncoder() },
    ObjectIdentifier(JSONDecoder.self): { JSONDecoder() },
    ObjectIdentifier(VitrineDateFormatter.self): { VitrineDateFormatter() },
    ObjectIdentifier(VitrineNumberFormatter.self): { VitrineNumberFormatter() },
  ]
}
