/// Writes the class of an object type and the result of resolving it.
struct IntentObjectWriter {
  private let object: IntentDefinition.ObjectType
  private let properties: IntentPropertyWriter

  init(_ object: IntentDefinition.ObjectType, _ definitions: IntentDefinitions) {
    self.object = object
    properties = IntentPropertyWriter(definitions)
  }

  var text: String {
    let name = object.className
    return """
      nonisolated public class \(name): INObject, @unchecked Sendable {
      \(properties.declarations(object.properties))\
      \(properties.taking(object.properties, "property"))}

      nonisolated public class \(name)ResolutionResult:
        INObjectResolutionResult, @unchecked Sendable {
        public class func success(with resolvedObject: \(name)) -> Self {
          _accepting(resolvedObject)
        }
        public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self {
          _accepting(objectsToDisambiguate.first)
        }
        public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self {
          _accepting(objectToConfirm)
        }
      }

      """
  }
}
