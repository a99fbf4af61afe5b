public import Foundation
public import FoundationAdditions

/// What objects of a kind have, under a name.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open internal(set) weak var entity: NSEntityDescription?

  public override init() {}
}

/// Objects that a request finds; here none.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// A value that a request works out, for results that are dictionaries.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: FoundationAdditions.NSExpression?
  /// Of no matter here.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType
}
