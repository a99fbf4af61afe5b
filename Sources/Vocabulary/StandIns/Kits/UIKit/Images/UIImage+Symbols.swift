public import Foundation
import ResourceCatalogs
import Typesetting
import VectorDrawing

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package var pointSize: CGFloat?
    package var weight: UIFont.Weight?
    package var scale = SymbolScale.unspecified
    package var colors: [UIColor] = []
    /// Whether the one colour is paler in the further layers.
    package var isHierarchical = false

    public override init() {}

    /// A symbol at the size of a font, points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    /// A symbol at the size of a font, points, in a weight.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(pointSize: pointSize)
      (self.weight, self.scale) = (weight.fontWeight(), scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight.fontWeight()
    }

    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// A symbol with a colour for each layer; the last one goes on.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }

    /// A symbol in a colour, the further layers paler.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      (colors, isHierarchical) = ([hierarchicalColor], true)
    }

    public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let both = SymbolConfiguration()
      both.pointSize = other.pointSize ?? pointSize
      both.weight = other.weight ?? weight
      both.scale = other.scale == .unspecified ? scale : other.scale
      let coloured = other.colors.isEmpty ? self : other
      (both.colors, both.isHierarchical) = (coloured.colors, coloured.isHierarchical)
      return unsafeDowncast(both, to: Self.self)
    }
  }

  public enum SymbolScale: Int, Sendable, Hashable {
    case `default` = -1, unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable, Hashable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// A symbol by the name it has in SF Symbols; nil if there is none of that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by the name it has in SF Symbols. Names that are not drawn yet are kept: the picture
  /// shows a stand-in for them, and a report names them.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    let configuration = withConfiguration as? SymbolConfiguration
    let em = configuration?.pointSize ?? 17
    self.init(.symbol(name), size: .zero, scale: 3)
    (symbol, renderingMode) = (configuration, .alwaysTemplate)
    let size = symbolDrawing(name)?.size ?? CGSize(width: 1.2, height: 1.2)
    self.size = CGSize(width: size.width * em, height: size.height * em)
  }

  /// The drawing of a symbol in the weight and scale of the configuration.
  func symbolDrawing(_ name: String) -> SymbolDrawing? {
    let weight: ResourceCatalogs.SymbolWeight =
      switch symbol?.weight?.weight.number ?? 400 {
      case ..<150: .ultraLight
      case ..<250: .thin
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case ..<750: .bold
      case ..<850: .heavy
      default: .black
      }
    let scale: ResourceCatalogs.SymbolScale =
      switch symbol?.scale ?? .unspecified {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    return SymbolLibrary.standard.drawing(
      named: name, weight: weight, scale: scale, pointSize: symbol?.pointSize ?? 17)
  }

  /// The symbol configured anew; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .init()) ?? self
  }

  /// The symbol configured anew; other pictures stay as they are. Never `nil`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name) = content else { return self }
    return UIImage(systemName: name, withConfiguration: configuration)
  }
}
