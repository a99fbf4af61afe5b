public import Foundation
public import FoundationAdditions

/// The forms of `@Parameter(…)`. What governs editing only is accepted and forgotten.
extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      IntentParameterAttributes(title: title, description: description), value: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: Date.IntentKind,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(
      IntentParameterAttributes(title: title, description: description), value: defaultValue,
      findDefault: { await OptionsDefault.value(of: optionsProvider) })
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      optionsProvider: optionsProvider)
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    query: Query
  ) {
    self.init(
      title: title, description: description, default: defaultValue, optionsProvider: query)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}
