/// A piece of a widget's interface.
///
/// Isolation is that of Apple's current SDK: the protocol is bound to the main actor, and a type
/// declared as a view is too.
@MainActor @preconcurrency public protocol View {
  /// The type of view that makes up the body.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// How the view becomes nodes. Not for widget code: composites use the default, primitives
  /// conform to the engine's own `PrimitiveView`.
  @MainActor @preconcurrency func _resolve(_ resolver: _ViewResolver)

  /// The view with the file (`#filePath`) and line at which a builder got it, if it can keep them.
  /// Not for widget code.
  nonisolated func _standing(in file: StaticString, at line: UInt) -> Self
}

extension View {
  public nonisolated func _standing(in file: StaticString, at line: UInt) -> Self { self }

  public func _resolve(_ resolver: _ViewResolver) { resolver.composite(self) }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view the engine draws itself. Conformers live in the vocabulary, one per file; nothing in the
/// engine names one.
@MainActor @preconcurrency package protocol PrimitiveView: View where Body == Never {
  /// Appends the nodes of the view to the resolver.
  @MainActor func resolve(into resolver: _ViewResolver)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body: it is drawn by the engine") }
  public func _resolve(_ resolver: _ViewResolver) { resolver.nested { resolve(into: resolver) } }
}
