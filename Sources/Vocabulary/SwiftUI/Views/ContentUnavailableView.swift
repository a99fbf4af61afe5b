import Foundation
import Typesetting
public import ViewGraph

public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(query: nil) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }

  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(query: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// What a search without results says, in English.
public nonisolated struct SearchUnavailableContent {
  public struct Label: View {
    let query: String?

    @MainActor public var body: some View {
      SwiftUI.Label(
        query.map { $0.isEmpty ? "No Results" : "No Results for “\($0)”" } ?? "No Results",
        systemImage: "magnifyingglass")
    }
  }

  public struct Description: View {
    @MainActor public var body: some View {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }

  public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

/// The large icon above the title.
struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
