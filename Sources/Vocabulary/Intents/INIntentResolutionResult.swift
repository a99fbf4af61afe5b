public import Foundation

/// Whether a parameter's value will do. Nothing is resolved in a gallery.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// Makes an empty one.
  public required override init() {}

  /// A value is needed.
  open class func needsValue() -> Self { Self() }

  /// No value is needed.
  open class func notRequired() -> Self { Self() }

  /// No value will do.
  open class func unsupported() -> Self { Self() }

  /// No value will do, for some reason.
  open class func unsupported(withReason reason: Int) -> Self { Self() }
}

/// Whether text will do.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: String) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with strings: [String]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with string: String?) -> Self { Self() }
}

/// Whether a flag will do.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Bool) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with value: Bool?) -> Self { Self() }
}

/// Whether a whole number will do.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Int) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with value: Int?) -> Self { Self() }
}

/// Whether a number will do.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: Double) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with value: Double?) -> Self { Self() }
}

/// Whether a date will do.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: DateComponents) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with components: DateComponents?) -> Self { Self() }
}

/// Whether an address will do.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: URL) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with url: URL?) -> Self { Self() }
}

/// Whether a case will do; classes generated from an `.intentdefinition` file take their own
/// enumeration.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

/// Whether an object will do.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INObject) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with objects: [INObject]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with object: INObject?) -> Self { Self() }
}
