public import CoreTransferable
public import ViewGraph

public nonisolated struct ShareLink<Label: View>: View, RefusedView {
  package static var refusedName: String { "ShareLink" }
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {}

  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {}

  public init<Item>(
    item: Item, subject: Text?, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink where Label == Text {
  public init<Item>(item: Item) {}

  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {}

  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {}

  public init<Item: Transferable, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {}
}

/// What a person would see of what is shared. It is never shown.
public struct SharePreview<Image, Icon>: Sendable {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}
