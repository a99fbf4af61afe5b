public import Foundation

extension Progress {
  /// Of no work known yet, and part of none, as Apple's is made without arguments. Foundation here
  /// has no such initialiser, and none can be declared where a superclass has one.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}
