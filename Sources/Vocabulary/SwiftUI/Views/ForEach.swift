import Foundation
public import ViewGraph

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content

  /// For builders other than `ViewBuilder`.
  package init(elements data: Data, each content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    for element in data {
      if !resolver.session.hasRoomForElement() { return }
      content(element)._resolve(resolver)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content) = (data, content)
  }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == BindingCollection<C>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  {
    (self.data, self.content) = (BindingCollection(base: data), content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BindingCollection<C>, C.Index: Hashable {
    (self.data, self.content) = (BindingCollection(base: data), content)
  }
}
