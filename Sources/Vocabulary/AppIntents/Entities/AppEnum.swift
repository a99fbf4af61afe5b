public import FoundationAdditions

/// An enumeration that can be a parameter's type.
public protocol AppEnum: AppValue, InstanceDisplayRepresentable, CaseIterable, Hashable,
  RawRepresentable
{
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The case's name.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "\(rawValue)"))
  }

  /// The case's name as text.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
