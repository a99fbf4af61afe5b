public import Foundation

/// Whether a parameter's value will do. Nothing is resolved in a gallery.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public required override init() {}

  open class func needsValue() -> Self { Self() }

  open class func notRequired() -> Self { Self() }

  open class func unsupported() -> Self { Self() }

  open class func unsupported(withReason reason: Int) -> Self { Self() }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: String) -> Self { Self() }
  open class func disambiguation(with strings: [String]) -> Self { Self() }
  open class func confirmationRequired(with string: String?) -> Self { Self() }
}

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Bool) -> Self { Self() }
  open class func confirmationRequired(with value: Bool?) -> Self { Self() }
}

open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Int) -> Self { Self() }
  open class func confirmationRequired(with value: Int?) -> Self { Self() }
}

open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Double) -> Self { Self() }
  open class func confirmationRequired(with value: Double?) -> Self { Self() }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: DateComponents) -> Self { Self() }
  open class func confirmationRequired(with components: DateComponents?) -> Self { Self() }
}

open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: URL) -> Self { Self() }
  open class func confirmationRequired(with url: URL?) -> Self { Self() }
}

/// Whether a case will do; classes generated from an `.intentdefinition` file take their own
/// enumeration.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INObject) -> Self { Self() }
  open class func disambiguation(with objects: [INObject]) -> Self { Self() }
  open class func confirmationRequired(with object: INObject?) -> Self { Self() }
}
