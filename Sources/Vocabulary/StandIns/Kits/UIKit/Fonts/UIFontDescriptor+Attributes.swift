import Foundation
import Typesetting

/// Numbers of font features, as SFNTLayoutTypes.h has them.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

extension UIFontDescriptor {
  public struct AttributeName: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// −1…1; 0 is regular.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// −1…1; 0 is standard.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }

  public struct FeatureKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// The description that has these attributes only.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(Font.system(size: UIFont.systemFontSize).adding(attributes))
  }

  /// The size, and the name of a custom font.
  public var fontAttributes: [AttributeName: Any] {
    guard case .custom(let name, _, _) = font.base else { return [.size: pointSize] }
    return [.size: pointSize, .name: name]
  }

  /// The description with these attributes besides. Names, sizes, traits and monospaced digits
  /// count; the other features, cascade lists and matrices change nothing.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.adding(attributes))
  }

  public func withFamily(_ family: String) -> UIFontDescriptor {
    addingAttributes([.family: family])
  }

  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
}

extension Font {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Font {
    var font = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      font.base = .custom(name: name, size: UIFont(self).pointSize, relativeTo: nil)
    }
    if let size = attributes[.size].flatMap(Self.number) { font = font.sized(size) }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let weight = traits[.weight].flatMap(Self.number) {
      font = font.weight(UIFont.Weight(weight).weight)
    }
    if let width = traits[.width].flatMap(Self.number) { font = font.width(Width(width)) }
    if let symbolic = traits[.symbolic] as? UInt32 {
      let asked = UIFontDescriptor.SymbolicTraits(rawValue: symbolic)
      font = UIFontDescriptor(font).withSymbolicTraits(asked)?.font ?? font
    }
    for feature in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
    where feature[.type] == kNumberSpacingType
      && feature[.selector] == kMonospacedNumbersSelector
    {
      font = font.monospacedDigit()
    }
    return font
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let weight as UIFont.Weight: weight.rawValue
    case let width as UIFont.Width: width.rawValue
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
