import DiagnosticRecords
public import Foundation
import ResourceCatalogs
import Typesetting
import VectorDrawing
public import ViewGraph

public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded; all a picture shows.
  case empty
  case success(Image)
  case failure(any Error)

  /// The image once it is loaded; always `nil` in a picture.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why it was not loaded; always `nil` in a picture.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image that would be loaded from the network. WidgetKit archives views at once, so that a
/// widget shows the placeholder for ever; it does so here too, and says why.
public nonisolated struct AsyncImage<Content: View>: View, PositionedView {
  private let url: URL?
  private let content: Content
  package var position: ViewPosition?

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.session.report(
      .asyncImage,
      "AsyncImage shows only its placeholder; it would load \(url?.absoluteString ?? "nothing").",
      hint: "Load the image in the timeline provider and show it with Image(uiImage:).")
    content._resolve(resolver)
  }

  /// What is shown while nothing is loaded: the content is asked once, for `.empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { (self.url, self.content) = (url, content(.empty)) }
}

extension AsyncImage where Content == AnyView {
  /// An image with a grey placeholder.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { _ in AnyView(Color(.system(.gray6))) }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> P
  ) {
    let empty = placeholder()
    self.init(url: url, scale: scale) { _ in AnyView(empty) }
  }
}

extension Rule {
  static let asyncImage = Rule(
    "async-image", fault: .widget, .warning, standIn: true, "AsyncImage shows only its placeholder",
    why: "A widget is drawn once and loads nothing, on a device too.",
    remedy: "Load the image in the timeline provider and show it with Image(uiImage:).")
}
