public import Foundation

/// Whether a parameter's value will do. Handlers are asked for parameters that have none.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// The value that will do, or the first that somebody would be asked about; nil where there is
  /// none.
  public private(set) final var _value: Any?

  public required override init() {}

  /// A result with a value; those that `vitrine build` writes call it too.
  public class func _accepting(_ value: Any?) -> Self {
    let result = Self()
    result._value = value
    return result
  }

  open class func needsValue() -> Self { Self() }

  open class func notRequired() -> Self { Self() }

  open class func unsupported() -> Self { Self() }

  open class func unsupported(withReason reason: Int) -> Self { Self() }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: String) -> Self { _accepting(resolved) }
  open class func disambiguation(with strings: [String]) -> Self { _accepting(strings.first) }
  open class func confirmationRequired(with string: String?) -> Self { _accepting(string) }
}

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Bool) -> Self { _accepting(resolved) }
  open class func confirmationRequired(with value: Bool?) -> Self { _accepting(value) }
}

open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Int) -> Self { _accepting(resolved) }
  open class func confirmationRequired(with value: Int?) -> Self { _accepting(value) }
}

open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Double) -> Self { _accepting(resolved) }
  open class func confirmationRequired(with value: Double?) -> Self { _accepting(value) }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: DateComponents) -> Self { _accepting(resolved) }
  open class func confirmationRequired(with components: DateComponents?) -> Self {
    _accepting(components)
  }
}

open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: URL) -> Self { _accepting(resolved) }
  open class func confirmationRequired(with url: URL?) -> Self { _accepting(url) }
}

/// Whether a case will do; classes generated from an `.intentdefinition` file take their own
/// enumeration.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INObject) -> Self { _accepting(resolved) }
  open class func disambiguation(with objects: [INObject]) -> Self { _accepting(objects.first) }
  open class func confirmationRequired(with object: INObject?) -> Self { _accepting(object) }
}
