public import Foundation
import FoundationAdditions
import ResourceCatalogs

public typealias NSDataAssetName = String

/// The file of a data set in the widget's asset catalogs, as it lies there.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  public let typeIdentifier: String

  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    let wish = BundledResource.name(name, in: bundle)
    guard let asset = UIKitSetting.current.assets.data(named: wish),
      let data = try? Data(contentsOf: URL(fileURLWithPath: asset.path))
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, asset.type)
  }
}
