public import Foundation
public import SwiftUI
public import UIKit

/// A picture of the Mac; the same as one of UIKit here.
public typealias NSImage = UIImage

extension NSImage {
  /// A picture from a file; nil if there is none at the address, or it holds no picture.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// The same: when the file is read cannot be told apart.
  public convenience init?(byReferencingFile fileName: String) {
    self.init(contentsOfFile: fileName)
  }

  /// The same; a picture of nothing if the file holds none.
  public convenience init(byReferencing url: URL) {
    if let data = try? Data(contentsOf: url), UIImage(data: data) != nil {
      self.init(data: data)!
    } else {
      self.init()
    }
  }

  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }
}

extension Image {
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
