public import SwiftUI

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// How many there would be is not known unless they were given; one stands for all.
  public init(_ data: Made, @ViewBuilder content: @escaping (Made) -> Content) {
    self.init(0..<(data.list?.count ?? 1)) { content(data.element($0)) }
  }
}
