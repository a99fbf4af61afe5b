public import ViewGraph

extension View {
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self {
    self
  }
}

public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
