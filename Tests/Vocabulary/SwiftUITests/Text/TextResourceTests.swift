import Foundation
import FoundationAdditions
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// Titles and labels that are given as resources, beside those that are keys of texts.
@MainActor @Suite struct TextResourceTests {
  private let title = LocalizedStringResource("Title")
  private let none: () -> Void = {}

  @Test func `controls have titles that are resources`() {
    let address = URL(filePath: "/")
    let views: [any View] = [
      Button(title, action: none), Button(title, role: .destructive, action: none),
      Button(title, systemImage: "star", action: none), Label(title, systemImage: "star"),
      Toggle(title, isOn: .constant(true)), Link(title, destination: address),
      NavigationLink(title, value: 1), NavigationLink(title) { Text("There") },
      LabeledContent(title, value: "Value"), LabeledContent(title) { Text("Value") },
      GroupBox(title) { Text("Inside") }, Section(title) { Text("Inside") }, ProgressView(title),
      ProgressView(title, value: 0.5),
    ]
    for view in views {
      #expect(phrases(of: view).contains("Title"), "\(type(of: view))")
    }
  }

  @Test func `what a voice says is a resource`() {
    #expect(phrases(of: Color.red.accessibilityLabel(title)) == "Title")
    #expect(phrases(of: Text("x").accessibilityLabel(title)) == "Title")
    #expect(phrases(of: Text("x").accessibilityValue(title)) == "x, Title")
    #expect(hint(of: Text("x").accessibilityHint(title)) == "Title")
    #expect(hint(of: Text("x").help(title)) == "Title")
  }

  @Test func `a literal is still a key of a text`() {
    let button = Button("**Bold**", action: none)
    #expect(phrases(of: button).contains("Bold") && !phrases(of: button).contains("*"))
  }

  private func painted(_ view: any View) -> Painter {
    LayoutProbe(view, width: 200, height: 200).painted
  }

  private func phrases(of view: any View) -> String {
    SpokenTree.phrases(of: painted(view).nodes).map(\.phrase).joined(separator: "; ")
  }

  private func hint(of view: any View) -> String? {
    SpokenTree.elements(of: painted(view).nodes[...]).first?.hint
  }
}
