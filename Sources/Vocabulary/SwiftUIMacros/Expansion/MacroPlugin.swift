import Encodings

/// The compiler plugin behind `#Preview`, `@Entry` and `@Previewable`, SwiftData's `@Model` and
/// what stands for Core Data's `@NSManaged`.
///
/// The Swift compiler starts it as a child process and speaks JSON messages over its standard
/// input and output. It uses neither packages nor Foundation, so it starts in a millisecond.
///
/// What the macros expand to:
///
/// - `#Preview(ARGUMENTS) { … }` becomes one constant in the section `vitrine_previews`, of type
///   `(UInt, @convention(c) (UnsafeMutableRawPointer) -> Void)`: the line, and a function that
///   calls `SwiftUI._registerPreview(_:_:_:_:)` with the pointer it was given, the file's id, the
///   line and a closure that makes `SwiftUI.Preview(ARGUMENTS) { … }`. The program finds the
///   records between `__start_vitrine_previews` and `__stop_vitrine_previews`, in source order, in
///   debug and in release. Whatever overloads the macro has, `SwiftUI.Preview` has an initialiser
///   of the same shape; arguments and closures are copied as text.
/// - `@Previewable @State var n = 1` inside such a closure moves into a view struct around the
///   rest of the closure.
/// - `@Entry var name: Type = value` becomes a private key struct `__Key_name`, conforming to
///   `EnvironmentKey`, `TransactionKey`, `ContainerValueKey` or `FocusedValueKey`, and a getter
///   and setter that subscript with it.
/// - `@Model` becomes an extension that conforms to `PersistentModel` and lists the properties, and
///   an initializer for objects that are given; the attributes of its properties become nothing.
///   `@ModelActor` gives an actor a container, an executor and an initializer.
/// - `@_Managed var name: Type` gets a getter and a setter that ask the managed object by name.
package enum MacroPlugin {
  /// Answers messages until the compiler closes the connection.
  package static func serve() {
    while let message = PluginConnection.receive() {
      PluginConnection.send(answer(to: message).json)
    }
  }

  /// The answer to one message; anything unknown gets an empty expansion.
  static func answer(to message: JSONValue) -> JSONValue {
    guard let request = message.members?.first else { return empty }
    switch request.key {
    case "getCapability":
      let capability: JSONValue = .object([
        "protocolVersion": .number(7), "features": .array([]),
      ])
      return .object(["getCapabilityResult": .object(["capability": capability])])
    case "expandFreestandingMacro", "expandAttachedMacro":
      return expansion(of: MacroRequest(request.value))
    case "loadPluginLibrary":
      return .object([
        "loadPluginLibraryResult": .object(["loaded": .bool(false), "diagnostics": .array([])])
      ])
    default:
      return empty
    }
  }

  private static let empty = result(source: .null, diagnostics: [])

  private static func expansion(of request: MacroRequest) -> JSONValue {
    do {
      let source =
        switch request.typeName {
        case "PreviewMacro": try PreviewMacro.expansion(of: request)
        case "EntryMacro": try EntryMacro.expansion(of: request)
        case "PreviewableMacro", "MarkerMacro": ""
        case "ModelMacro": try ModelMacro.expansion(of: request)
        case "ModelActorMacro": ModelActorMacro.expansion(of: request, makesInitializer: true)
        case "ModelActorPartsMacro": ModelActorMacro.expansion(of: request, makesInitializer: false)
        case "ManagedMacro": try ManagedMacro.expansion(of: request)
        default: throw MacroError("Unknown macro \(request.typeName).", at: 0)
        }
      return result(source: .string(source), diagnostics: [])
    } catch let error as MacroError {
      return result(source: .null, diagnostics: [request.diagnostic(for: error)])
    } catch {
      return empty
    }
  }

  private static func result(source: JSONValue, diagnostics: [JSONValue]) -> JSONValue {
    .object([
      "expandMacroResult": .object([
        "expandedSource": source, "diagnostics": .array(diagnostics),
      ])
    ])
  }
}
