/// Names that a type finds in itself by the protocols that it conforms to. The compiler knows them
/// nowhere else, so they look like those of a module that is not at hand; made, they would hide
/// what the type means.
package enum ConformerNames {
  /// By name, the protocols of ours that give it; a rule of the house holds that each is here.
  static let ofOurs: [String: Set<String>] = [
    "AnimatableData": ["Animatable"],
    "AppContext": ["CameraCaptureIntent"],
    "Body": [
      "ButtonStyle", "ChartContent", "ControlGroupStyle", "ControlWidget",
      "ControlWidgetConfiguration", "ControlWidgetTemplate", "DatePickerStyle",
      "DisclosureGroupStyle", "FormStyle", "GaugeStyle", "GroupBoxStyle", "LabelStyle",
      "LabeledContentStyle", "MenuStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
      "TextEditorStyle", "ToggleStyle", "Transition", "View", "ViewModifier", "Widget",
      "WidgetBundle", "WidgetConfiguration", "_VariadicView_ViewRoot",
    ],
    "Cache": ["Layout"],
    "Case": ["AppIntent"],
    "Code": ["VitrineCodedError"],
    "ComparatorMappingType": ["EntityPropertyQuery"],
    "Configuration": [
      "AppIntentControlValueProvider", "ButtonStyle", "ControlGroupStyle", "DatePickerStyle",
      "DisclosureGroupStyle", "FormStyle", "GaugeStyle", "GroupBoxStyle", "LabelStyle",
      "LabeledContentStyle", "MenuStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
      "RelevanceEntriesProvider", "TextEditorStyle", "ToggleStyle",
    ],
    "Content": ["Transition", "ViewModifier"],
    "ContentState": ["ActivityAttributes"],
    "Context": [
      "AppIntentTimelineProvider", "IntentTimelineProvider", "RelevanceEntriesProvider",
      "TimelineProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
    ],
    "Coordinator": ["UIViewControllerRepresentable", "UIViewRepresentable"],
    "DataElement": ["VectorizedChartContent"],
    "DefaultCase": ["AppIntent"],
    "DefaultQuery": ["AppEntity"],
    "DefaultValue": ["DynamicOptionsProvider"],
    "Dependency": ["AppIntent"],
    "Digest": ["HashFunction"],
    "Element": ["AccelerateBuffer", "_SquareMatrix"],
    "Entity": ["DeleteIntent", "EntityQuery", "EnumerableEntityQuery"],
    "Entries": ["TimelineSchedule"],
    "Entry": [
      "AppIntentTimelineProvider", "IntentTimelineProvider", "RelevanceEntriesProvider",
      "TimelineProvider",
    ],
    "Failure": ["Publisher", "Subscriber", "VitrineErrorCode"],
    "Input": ["Subscriber", "TopLevelDecoder"],
    "InsetShape": ["InsettableShape"],
    "Intent": [
      "AppIntentTimelineProvider", "IntentPredictionConfiguration", "IntentTimelineProvider",
      "ParameterSummary",
    ],
    "Item": ["TransferRepresentation"],
    "Mode": ["TimelineSchedule"],
    "ObjectWillChangePublisher": ["ObservableObject"],
    "Output": ["Publisher", "TopLevelEncoder"],
    "Parameter": ["AppIntent"],
    "PerformResult": ["AppIntent"],
    "PredictionConfiguration": ["PredictableIntent"],
    "Previews": ["PreviewProvider"],
    "PrimitivePlottable": ["Plottable"],
    "Property": ["AppEntity", "EntityPropertyQuery", "TransientAppEntity"],
    "QueryProperties": ["EntityPropertyQuery"],
    "Representation": ["Transferable"],
    "Resolved": ["ShapeStyle"],
    "Result": ["DynamicOptionsProvider", "EntityQuery"],
    "SchedulerOptions": ["Scheduler"],
    "SchedulerTimeType": ["Scheduler"],
    "SearchCriteria": ["ShowInAppSearchResultsIntent"],
    "Sort": ["EntityPropertyQuery"],
    "SortingOptions": ["EntityPropertyQuery"],
    "Subviews": ["Layout"],
    "Summary": ["AppIntent"],
    "SummaryContent": ["AppIntent"],
    "Switch": ["AppIntent"],
    "UIViewControllerType": ["UIViewControllerRepresentable"],
    "UIViewType": ["UIViewRepresentable"],
    "Value": [
      "AppIntentControlValueProvider", "ContainerValueKey", "ControlValueProvider",
      "EnvironmentKey", "Gesture", "IntentResult", "LayoutValueKey", "OpenIntent", "PreferenceKey",
    ],
    "ValueType": ["SetValueIntent"],
    "When": ["AppIntent"],
    "WorkoutStyle": ["StartWorkoutIntent"],
    "_Body": ["TextFieldStyle"],
    "_Label": ["TextFieldStyle"],
  ]

  /// By protocol of ours, those above it that give names, or whose own do.
  static let refined: [String: Set<String>] = [
    "AccelerateMutableBuffer": ["AccelerateBuffer"],
    "AnimatableModifier": ["Animatable", "ViewModifier"],
    "AudioPlaybackIntent": ["SystemIntent"],
    "AudioRecordingIntent": ["SystemIntent"],
    "AudioStartingIntent": ["AudioPlaybackIntent"],
    "CameraCaptureIntent": ["SystemIntent"],
    "ConnectablePublisher": ["Publisher"],
    "ControlConfigurationIntent": ["SystemIntent"],
    "CustomIntentMigratedAppIntent": ["AppIntent"],
    "DeleteIntent": ["SystemIntent"],
    "EntityPropertyQuery": ["EntityQuery"],
    "EntityQuery": ["DynamicOptionsProvider"],
    "EntityStringQuery": ["EntityQuery"],
    "EnumerableEntityQuery": ["EntityQuery"],
    "ForegroundContinuableIntent": ["SystemIntent"],
    "GeometryEffect": ["Animatable", "ViewModifier"],
    "IndexedEntity": ["AppEntity"],
    "LiveActivityIntent": ["SystemIntent"],
    "LiveActivityStartingIntent": ["LiveActivityIntent"],
    "MadeView": ["View"],
    "OpenIntent": ["SystemIntent"],
    "OpensIntent": ["IntentResult"],
    "PauseWorkoutIntent": ["SystemIntent"],
    "PredictableIntent": ["AppIntent"],
    "PrimitivePlottableProtocol": ["Plottable"],
    "ProvidesDialog": ["IntentResult"],
    "ResumeWorkoutIntent": ["SystemIntent"],
    "ReturnsValue": ["IntentResult"],
    "SetValueIntent": ["SystemIntent"],
    "ShowInAppSearchResultsIntent": ["SystemIntent"],
    "ShowsSnippetIntent": ["IntentResult"],
    "ShowsSnippetView": ["IntentResult"],
    "SnippetIntent": ["AppIntent"],
    "StartWorkoutIntent": ["SystemIntent"],
    "Subject": ["Publisher"],
    "SystemIntent": ["AppIntent"],
    "TextRenderer": ["Animatable"],
    "UIViewControllerRepresentable": ["View"],
    "UIViewRepresentable": ["View"],
    "UniqueAppEntity": ["AppEntity"],
    "UniqueAppEntityQuery": ["EntityQuery"],
    "VectorizedChartContent": ["ChartContent"],
    "VisualEffect": ["Animatable"],
    "WidgetConfigurationIntent": ["SystemIntent"],
    "_StillTransition": ["Transition"],
    "_VariadicView_MultiViewRoot": ["_VariadicView_ViewRoot"],
    "_VariadicView_UnaryViewRoot": ["_VariadicView_ViewRoot"],
  ]

  /// Of protocols of Swift's libraries.
  static let ofSwift: Set<String> = [
    "AllCases", "ArrayLiteralElement", "BooleanLiteralType", "DictionaryLiteralType", "Element",
    "Elements", "ExtendedGraphemeClusterLiteralType", "FloatLiteralType", "FormatInput",
    "FormatOutput", "ID", "Index", "Indices", "IntegerLiteralType", "Iterator", "Key", "Magnitude",
    "RawValue", "Scalar", "Stride", "StringLiteralType", "SubSequence", "UnicodeScalarLiteralType",
    "Words",
  ]

  package static let all = ofSwift.union(ofOurs.keys)

  private static let protocols = ofOurs.values.reduce(Set(refined.keys)) { $0.union($1) }

  /// Whether a type that the project does not declare may give a name to code in extensions of it,
  /// or in types that conform to it or are below it.
  ///
  /// - Parameters:
  ///   - isAtHand: whether the type is; what others give nobody knows.
  ///   - isExtended: whether the code is in an extension, which may find generic arguments too.
  static func mayGive(_ name: String, _ type: String, isAtHand: Bool, isExtended: Bool) -> Bool {
    guard let givers = ofOurs[name], isAtHand, !isExtended || protocols.contains(type) else {
      return all.contains(name)
    }
    let isAbove = refined[type]?.contains {
      mayGive(name, $0, isAtHand: true, isExtended: false)
    }
    return givers.contains(type) || isAbove == true || ofSwift.contains(name)
  }
}
