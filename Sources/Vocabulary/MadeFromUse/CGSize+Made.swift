public import Foundation

extension CGSize {
  public init<Width: MadeValue, Height: MadeValue>(width: Width, height: Height) {
    self.init(width: width.amount, height: height.amount)
  }
}

extension CGPoint {
  public init<X: MadeValue, Y: MadeValue>(x: X, y: Y) { self.init(x: x.amount, y: y.amount) }
}
