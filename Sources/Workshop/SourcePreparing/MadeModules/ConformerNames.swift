/// Names that a type finds in itself by the protocols that it conforms to. The compiler knows them
/// nowhere else, so they look like those of a module that is not at hand; made, they would hide
/// what the type means.
package enum ConformerNames {
  /// Of protocols of ours; a rule of the house holds that each is here.
  static let ofOurs: Set<String> = [
    "AnimatableData", "AppContext", "Body", "Cache", "Case", "Code", "ComparatorMappingType",
    "Configuration", "Content", "ContentState", "Context", "Coordinator", "DataElement",
    "DefaultCase", "DefaultQuery", "DefaultValue", "Dependency", "Digest", "Entity", "Entries",
    "Entry", "Failure", "Input", "InsetShape", "Intent", "Item", "Mode",
    "ObjectWillChangePublisher", "Output", "Parameter", "PerformResult", "PredictionConfiguration",
    "Previews", "PrimitivePlottable", "Property", "QueryProperties", "Representation", "Resolved",
    "Result", "SchedulerOptions", "SchedulerTimeType", "SearchCriteria", "Sort", "SortingOptions",
    "Subviews", "Summary", "SummaryContent", "Switch", "UIViewControllerType", "UIViewType",
    "Value", "ValueType", "When", "WorkoutStyle", "_Body", "_Label",
  ]

  /// Of protocols of Swift's libraries.
  static let ofSwift: Set<String> = [
    "AllCases", "ArrayLiteralElement", "BooleanLiteralType", "DictionaryLiteralType", "Element",
    "Elements", "ExtendedGraphemeClusterLiteralType", "FloatLiteralType", "FormatInput",
    "FormatOutput", "ID", "Index", "Indices", "IntegerLiteralType", "Iterator", "Key", "Magnitude",
    "RawValue", "Scalar", "Stride", "StringLiteralType", "SubSequence", "UnicodeScalarLiteralType",
    "Words",
  ]

  package static let all = ofOurs.union(ofSwift)
}
