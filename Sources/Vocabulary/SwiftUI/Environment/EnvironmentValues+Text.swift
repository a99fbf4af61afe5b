public import ViewGraph

extension EnvironmentValues {
  /// Where text is cut that does not fit.
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

  /// The capitalisation of text; `nil` as it is written.
  public var textCase: Text.Case? {
    get { core.text.textCase.map { $0 == .uppercase ? .uppercase : .lowercase } }
    set {
      core.text.textCase = newValue.map { $0 == .uppercase ? .uppercase : .lowercase }
    }
  }

  /// The style of backgrounds, where one was set.
  public var backgroundStyle: AnyShapeStyle? {
    get { core.background.map { Self.erased($0) } }
    set { core.background = newValue }
  }

  private static func erased<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
}
