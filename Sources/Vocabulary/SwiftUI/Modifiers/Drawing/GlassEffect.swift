public import VectorDrawing
public import ViewGraph

extension View {
  /// A material in the shape, a flat tint: SVG knows no backdrop.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> _ModifiedView {
    guard let material = glass.material else { return background(Color.clear, in: shape) }
    guard let tint = glass.color else { return background(material, in: shape) }
    return background(tint, in: shape)
  }
}

public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case regular, clear, identity }

  private var kind: Kind
  private(set) var color: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var material: Material? {
    switch kind {
    case .regular: .regularMaterial
    case .clear: .ultraThinMaterial
    case .identity: nil
    }
  }
}

/// A capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass would flow together; here each has its own.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}
