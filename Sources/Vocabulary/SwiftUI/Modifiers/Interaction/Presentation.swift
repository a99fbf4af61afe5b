public import Foundation
public import VectorDrawing
public import ViewGraph

/// Widgets present nothing: what would come up is not drawn.
extension View {
  /// A sheet over the view.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A sheet for an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A view over the whole screen.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A view over the whole screen, for an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A view beside the view.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A column of details.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  /// An alert.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }
  /// An alert with a message.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }
  /// An alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }
  /// An alert with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }
  /// An alert about an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }
  /// An alert, in the older spelling.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> _ModifiedView { modified(InertModifier()) }
  /// An alert for an item, in the older spelling.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A question before something is done.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A question with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A question, in the older spelling.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Actions on the view.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Actions on the view, and a larger look at it.
  public nonisolated func contextMenu<MenuItems: View, P: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> P
  ) -> _ModifiedView { modified(InertModifier()) }
  /// The heights a sheet can have.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> _ModifiedView { modified(InertModifier()) }
  /// Whether a sheet shows a bar to drag it by.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> _ModifiedView {
    modified(InertModifier())
  }
  /// What lies behind a sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }
  /// The corners of a sheet, points.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Whether a swipe closes a sheet.
  public nonisolated func interactiveDismissDisabled(_ disabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }
  /// Words about the view, which VoiceOver reads as its hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> _ModifiedView {
    accessibilityHint(textKey)
  }
  /// Words about the view, which VoiceOver reads as its hint.
  public nonisolated func help(_ text: Text) -> _ModifiedView { accessibilityHint(text) }
  /// Words about the view, which VoiceOver reads as its hint.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> _ModifiedView {
    accessibilityHint(text)
  }
}

/// An alert, in the older spelling.
public struct Alert {
  /// A button of an alert.
  public struct Button: Sendable {
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that does nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that does nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A question before something is done, in the older spelling.
public struct ActionSheet {
  /// A button of the question.
  public typealias Button = Alert.Button
  /// A question.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// All of the screen.
  public static let large = PresentationDetent(name: "large")
  /// A share of the screen, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor {
  /// To a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// To a point, in units of the view.
  case point(UnitPoint)
}
