public import ViewGraph

extension EnvironmentValues {
  public var truncationMode: Text.TruncationMode {
    get {
      switch core.text.truncation {
      case .head: .head
      case .middle: .middle
      case .tail, nil: .tail
      }
    }
    set {
      switch newValue {
      case .head: core.text.truncation = .head
      case .middle: core.text.truncation = .middle
      case .tail: core.text.truncation = .tail
      }
    }
  }

  public var textCase: Text.Case? {
    get { core.text.textCase.map { $0 == .uppercase ? .uppercase : .lowercase } }
    set {
      core.text.textCase = newValue.map { $0 == .uppercase ? .uppercase : .lowercase }
    }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { core.background.map { Self.erased($0) } }
    set { core.background = newValue }
  }

  private static func erased<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
}
