public import SwiftUI

/// How many elements there would be is not known unless they were given; one stands for all.
extension ForEach where Data == Made, Content: View {
  public init(_ data: Made, @ViewBuilder content: @escaping (Made) -> Content) where ID == Made {
    self.init(elements: data.shown, each: content)
  }

  public init(
    _ data: Made, id: KeyPath<Made, ID>, @ViewBuilder content: @escaping (Made) -> Content
  ) { self.init(elements: data.shown, each: content) }
}

extension Made {
  fileprivate var shown: Made { list == nil ? Made(of: [element(0)], madePath) : self }
}
