extension Optional: View, PrimitiveView where Wrapped: View {
  @MainActor package func resolve(into resolver: _ViewResolver) { self?._resolve(resolver) }
}
