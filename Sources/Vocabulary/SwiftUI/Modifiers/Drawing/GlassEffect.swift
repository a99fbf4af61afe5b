import ResourceCatalogs
public import VectorDrawing
public import ViewGraph

extension View {
  /// A material in the shape, a flat tint: SVG knows no backdrop. Nothing on systems without glass.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> _ModifiedView {
    background(GlassStyle(glass: glass), in: shape)
  }
}

public struct Glass: Equatable, Sendable {
  /// How much is seen through it.
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
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
}

/// What stands for a glass.
struct GlassStyle: PrimitiveShapeStyle {
  let glass: Glass

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    guard let look = environment.systemLook.glass, glass.kind != .identity else {
      return .color(.clear)
    }
    if let tint = glass.color { return .color(tint.rgba(in: environment)) }
    let thickness = glass.kind == .clear ? look.clear : look.regular
    return Material(thickness: thickness).paint(in: environment)
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
