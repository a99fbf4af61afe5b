/// What would stand in a toolbar. It is never shown.
public nonisolated protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @MainActor @ToolbarContentBuilder @preconcurrency var body: Body { get }
}

public nonisolated protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Puts items together; of several there is only that they are some.
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarContents { _ToolbarContents() }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildOptional<C: ToolbarContent>(_ content: C?) -> _ToolbarContents {
    _ToolbarContents()
  }
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarContents {
    _ToolbarContents()
  }
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarContents {
    _ToolbarContents()
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(
    _ content: C
  ) -> _ToolbarContents { _ToolbarContents() }
}

/// Items of a toolbar, which are never asked what they consist of.
public nonisolated struct _ToolbarContents: CustomizableToolbarContent {
  public typealias Body = Never
}

public nonisolated struct ToolbarItem<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}

public nonisolated struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

public struct SpacerSizing: Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

extension ToolbarContent where Body == Never {
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  public nonisolated func hidden(_ hidden: Bool = true) -> Self { self }
}
