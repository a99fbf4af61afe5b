public import FoundationAdditions

public protocol AppEnum: AppValue, InstanceDisplayRepresentable, CaseIterable, Hashable,
  RawRepresentable
{
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "\(rawValue)"))
  }

  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
