import SwiftUI

private struct Item: Identifiable { let id: Int }

/// A layout of widget code.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      let _ = view.sizeThatFits(ProposedViewSize(width: 10, height: nil))
      let _ = view.dimensions(in: ProposedViewSize(CGSize(width: 10, height: 10)))
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 9, y: bounds.minY), anchor: .topLeading,
        proposal: .unspecified)
    }
  }
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

extension Samples {
  @MainActor mutating func addContainers() {
    let words = Self.words
    drawn("HStack() {}") {
      HStack {
        words; words
      }
    }
    drawn("HStack(spacing:) {}") {
      HStack(spacing: 3) {
        words; words
      }
    }
    drawn("HStack(alignment:) {}") {
      HStack(alignment: .firstTextBaseline) {
        words; words
      }
    }
    drawn("HStack(alignment:, spacing:) {}") { HStack(alignment: .top, spacing: 0) { words } }
    drawn("HStack(alignment:, spacing:, content:)") {
      HStack(alignment: .top, spacing: 0, content: { words })
    }
    drawn("VStack() {}") {
      VStack {
        words; words
      }
    }
    drawn("VStack(alignment:) {}") {
      VStack(alignment: .leading) {
        words; words
      }
    }
    drawn("VStack(spacing:) {}") {
      VStack(spacing: 3) {
        words; words
      }
    }
    drawn("VStack(alignment:, spacing:) {}") { VStack(alignment: .trailing, spacing: 2) { words } }
    addContainersMore()
    addContainersOther()
  }

  @MainActor private mutating func addContainersMore() {
    let words = Self.words
    drawn("ZStack() {}") {
      ZStack {
        Color.red; words
      }
    }
    drawn("ZStack(alignment:) {}") {
      ZStack(alignment: .bottom) {
        Color.red; words
      }
    }
    drawn("ZStack(alignment:, content:)") { ZStack(alignment: .top, content: { words }) }
    drawn("Alignment(horizontal:, vertical:)") {
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) { words }
    }
    drawn("Spacer()") {
      HStack {
        words; Spacer()
      }
    }
    drawn("Spacer(minLength:)") {
      HStack {
        words; Spacer(minLength: 0)
      }
    }
    drawn("Divider()") {
      VStack {
        words; Divider()
      }
    }
    drawn("Group() {}") {
      Group {
        words; words
      }
    }
    drawn("EmptyView()") {
      VStack {
        EmptyView(); words
      }
    }
  }

  @MainActor private mutating func addContainersOther() {
    let words = Self.words
    drawn("AnyView(_)") { AnyView(words) }
    drawn("GeometryReader() {}") {
      GeometryReader { Color.red.frame(width: $0.size.width, height: $0.frame(in: .local).height) }
    }
    drawn("frame(in:)") { GeometryReader { Color.red.frame(width: $0.frame(in: .global).width) } }
    drawn("ForEach(_, id:) {}") { ForEach([1, 2], id: \.self) { Text("\($0)") } }
    drawn("ForEach(_) {}") { ForEach([Item(id: 1)]) { Text("\($0.id)") } }
    drawn("ForEach(0..<n) {}") { ForEach(0..<3) { Text("\($0)") } }
    drawn("ForEach(enumerated) {}") {
      ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, name in
        Text("\(index) \(name)")
      }
    }
    drawn("Label(_, systemImage:)") { Label("Star", systemImage: "star") }
    drawn("Label(_, image:)") { Label("Coffee", image: "Espresso") }
    drawn("Label() {} icon:{}") {
      Label {
        words
      } icon: {
        Image(systemName: "star")
      }
    }
    drawn("labelStyle(_)") {
      Label("Star", systemImage: "star").labelStyle(.iconOnly)
      Label("Star", systemImage: "star").labelStyle(.titleAndIcon)
    }
    drawn("LabeledContent(_, value:)") {
      LabeledContent("Steps", value: "42")
      LabeledContent("Steps") { words }
    }
    drawn("GroupBox(_) {}") { GroupBox("Title") { words } }
    refused("DisclosureGroup(_) {}") { DisclosureGroup("More") { words } }
    refused("ControlGroup() {}") { ControlGroup { Button("One") {} } }
    addSections()
    addGrids()
  }

  @MainActor private mutating func addSections() {
    let words = Self.words
    drawn("Section() {}") { VStack { Section { words } } }
    drawn("Section(_) {}") { VStack { Section("Title") { words } } }
    drawn("Section(header:) {}") { VStack { Section(header: Text("Title")) { words } } }
    drawn("Section(header:, footer:) {}") {
      VStack { Section(header: Text("Title"), footer: Text("End")) { words } }
    }
    drawn("Section() {} header:{}") {
      VStack {
        Section {
          words
        } header: {
          words
        }
      }
    }
    drawn("Section() {} footer:{}") {
      VStack {
        Section {
          words
        } footer: {
          words
        }
      }
    }
    drawn("Section() {} header:{} footer:{}") {
      VStack {
        Section {
          words
        } header: {
          words
        } footer: {
          words
        }
      }
    }
    drawn("ContentUnavailableView() {}") {
      ContentUnavailableView {
        Label("None", systemImage: "star")
      } description: {
        words
      }
    }
    drawn("ContentUnavailableView(_, systemImage:)") {
      ContentUnavailableView("None", systemImage: "star", description: Text("Nothing here"))
    }
  }

  @MainActor private mutating func addGrids() {
    let words = Self.words
    let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 20))]
    drawn("Grid() {}") {
      Grid {
        GridRow {
          words; words
        }
      }
    }
    drawn("Grid(alignment:) {}") {
      Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 2) { GridRow { words } }
    }
    drawn("GridRow() {}") { Grid { GridRow(alignment: .top) { words } } }
    drawn("gridColumnAlignment(_)") {
      Grid { GridRow { words.gridColumnAlignment(.leading).gridCellColumns(2) } }
    }
    drawn("gridCellUnsizedAxes(_)") {
      Grid {
        Divider().gridCellUnsizedAxes(.horizontal); words.gridCellAnchor(.leading)
      }
    }
    drawn("GridItem(_)") { LazyVGrid(columns: [GridItem(.fixed(30))]) { words } }
    drawn("GridItem(_, spacing:)") {
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 2, alignment: .top)]) { words }
    }
    drawn("LazyVGrid(columns:, spacing:) {}") { LazyVGrid(columns: columns, spacing: 2) { words } }
    drawn("LazyVGrid(columns:, alignment:, spacing:) {}") {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 2) { words }
    }
    drawn("LazyHGrid(rows:, spacing:) {}") { LazyHGrid(rows: columns, spacing: 2) { words } }
    drawn("LazyVStack() {}") { LazyVStack(alignment: .leading) { words } }
    addGridsMore()
  }

  @MainActor private mutating func addGridsMore() {
    let words = Self.words
    drawn("LazyHStack() {}") { LazyHStack(spacing: 3) { words } }
    drawn("ViewThatFits() {}") {
      ViewThatFits {
        words; Color.red
      }
    }
    drawn("ViewThatFits(in:) {}") { ViewThatFits(in: .horizontal) { words } }
    drawn("AnyLayout(_)") { AnyLayout(HStackLayout()) { words } }
    drawn("HStackLayout(alignment:, spacing:)") {
      HStackLayout(alignment: .top, spacing: 3) { words }
    }
    drawn("VStackLayout(alignment:, spacing:)") {
      VStackLayout(alignment: .leading, spacing: 3) { words }
    }
    drawn("ZStackLayout()") { ZStackLayout() { words } }
    drawn("GridLayout()") { GridLayout() { GridRow { words } } }
    drawn("Layout") {
      Diagonal() {
        words; words
      }
    }
    declared("ProposedViewSize(_)", "ProposedViewSize(width:, height:)", "ViewSpacing()")
    drawn("TimelineView(_) {}") {
      TimelineView(.periodic(from: .now, by: 60)) { Text($0.date, style: .time) }
    }
    drawn("TimelineView(.animation) {}") { TimelineView(.animation) { _ in words } }
    drawn("TimelineView(.everyMinute) {}") { TimelineView(.everyMinute) { _ in words } }
    drawn("TimelineView(.explicit) {}") { TimelineView(.explicit([Date()])) { _ in words } }
    noted("ScrollView() {}", "view-not-allowed-in-widgets") { ScrollView { words } }
    noted("ScrollView(_, showsIndicators:) {}", "view-not-allowed-in-widgets") {
      ScrollView(.horizontal, showsIndicators: false) { words }
    }
  }
}
