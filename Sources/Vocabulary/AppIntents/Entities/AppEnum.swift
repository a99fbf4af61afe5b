public import FoundationAdditions

public protocol StaticDisplayRepresentable: Hashable, TypeDisplayRepresentable {
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol CaseDisplayRepresentable: StaticDisplayRepresentable {}

public protocol AppEnum: AppValue, CaseDisplayRepresentable, InstanceDisplayRepresentable,
  CaseIterable, RawRepresentable
{}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "\(rawValue)"))
  }

  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
