public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, Codable,
  CustomStringConvertible, CustomDebugStringConvertible
{
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case systemExtraLargePortrait
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline

  public var description: String { name }
  public var debugDescription: String { name }

  /// The name, as themes and catalogues spell it.
  package var name: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  package init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
