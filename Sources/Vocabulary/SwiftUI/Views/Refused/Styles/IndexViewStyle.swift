@MainActor @preconcurrency public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private enum Ground { case automatic, always, interactive, never }
    private let ground: Ground

    public static let automatic = BackgroundDisplayMode(ground: .automatic)
    public static let always = BackgroundDisplayMode(ground: .always)
    public static let interactive = BackgroundDisplayMode(ground: .interactive)
    public static let never = BackgroundDisplayMode(ground: .never)
  }

  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
