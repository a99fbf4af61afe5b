import SwiftUI

private struct Thing: Identifiable, Hashable { let id: Int }

private struct SavingItem: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
    ToolbarSpacer(.fixed)
  }
}

@ToolbarContentBuilder @MainActor private func items(isEditing: Bool) -> some ToolbarContent {
  if isEditing {
    ToolbarItemGroup(placement: .keyboard) { Text("Done") }
  } else {
    SavingItem()
  }
  ToolbarItem(id: "help", placement: .principal) { Text("Help") }
}

private struct SampleFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4) }
}

private struct Bound: View {
  @State private var text = ""
  @State private var number = 1.0
  @State private var count = 1
  @State private var shown = false
  @State private var thing: Thing?
  @State private var day = Date()
  @State private var color = Color.red

  let part: Int

  var body: some View {
    switch part {
    case 0: TextField("Name", text: $text)
    case 1: TextEditor(text: $text)
    case 2: SecureField("Password", text: $text)
    case 3:
      Slider(value: $number, in: 0...10) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
    case 4: Slider(value: $number, in: 0...10, step: 1, onEditingChanged: { _ in })
    case 5: Stepper("Count", value: $count, in: 0...10, step: 2)
    case 6: Stepper("Count", onIncrement: {}, onDecrement: {})
    case 7:
      Picker(selection: $count) {
        Text("One").tag(1)
      } label: {
        Text("Count")
      }
    case 8: Picker("Count", selection: $count) { Text("One").tag(1) }.pickerStyle(.segmented)
    case 9: DatePicker("Day", selection: $day, displayedComponents: [.date])
    case 10: ColorPicker("Colour", selection: $color)
    case 11: TextField("Number", value: $count, format: .number)
    case 12: TextField("Name", text: $text, prompt: Text("Your name"), axis: .vertical)
    default: sheets
    }
  }

  private var sheets: some View {
    Samples.words
      .sheet(isPresented: $shown) { Text("sheet").presentationDetents([.medium]) }
      .sheet(item: $thing) { Text("\($0.id)") }
      .fullScreenCover(isPresented: $shown) { Text("cover") }
      .popover(isPresented: $shown) { Text("popover") }
      .alert("Alert", isPresented: $shown) {
        Button("OK") {}
      } message: {
        Text("message")
      }
      .alert(isPresented: $shown) { Alert(title: Text("Alert")) }
      .confirmationDialog("Sure?", isPresented: $shown, titleVisibility: .visible) { Text("a") }
      .actionSheet(isPresented: $shown) { ActionSheet(title: Text("Sheet"), buttons: [.cancel()]) }
      .navigationDestination(isPresented: $shown) { Text("there") }
      .inspector(isPresented: $shown) { Text("inspector") }
      .searchable(text: $text, prompt: "Search")
  }
}

extension Samples {
  @MainActor mutating func addScreens() {
    let words = Self.words
    addSelectableLists()
    refused("List() {}") { List { words } }
    refused("List(_) {}") { List([Thing(id: 1)]) { Text("\($0.id)") } }
    refused("List(_, id:) {}") { List([1], id: \.self) { Text("\($0)") }.listStyle(.plain) }
    refused("Form() {}") { Form { words }.formStyle(.grouped) }
    refused("NavigationView() {}") { NavigationView { words } }
    refused("navigationViewStyle(_)") {
      NavigationView { words }.navigationViewStyle(StackNavigationViewStyle())
    }
    refused("StackNavigationViewStyle()") { NavigationView { words }.navigationViewStyle(.stack) }
    refused("NavigationStack() {}") { NavigationStack { words } }
    refused("NavigationStack(path:) {}") {
      NavigationStack(path: .constant(NavigationPath())) { words }
    }
    refused("NavigationPath()") {
      NavigationStack(path: .constant([Thing]())) {
        words.navigationDestination(for: Thing.self) { Text("\($0.id)") }
      }
    }
    refused("NavigationSplitView() {} detail:{}") {
      NavigationSplitView {
        words
      } detail: {
        words
      }
    }
    refused("TabView() {}") { TabView { words.tabItem { words } }.tabViewStyle(.page) }
    refused("Menu(_) {}") { Menu("More") { Button("One") {} } }
    refused("TextField(_, text:)") { Bound(part: 0) }
    refused("TextEditor(text:)") { Bound(part: 1) }
    refused("SecureField(_, text:)") { Bound(part: 2) }
    refused("Slider(value:, in:) {} minimumValueLabel:{} maximumValueLabel:{}") { Bound(part: 3) }
    refused("Slider(value:, in:, step:)") { Bound(part: 4) }
    refused("Stepper(_, value:, in:, step:)") { Bound(part: 5) }
    refused("Stepper(_, onIncrement:, onDecrement:)") { Bound(part: 6) }
    refused("Picker(selection:) {} label:{}") { Bound(part: 7) }
    refused("pickerStyle(_)") { Bound(part: 8) }
    refused("DatePicker(_, selection:)") { Bound(part: 9) }
    refused("ColorPicker(_, selection:)") { Bound(part: 10) }
    refused("TextField(_, value:, format:)") { Bound(part: 11) }
    refused("TextField(_, text:, prompt:, axis:)") { Bound(part: 12) }
    inert("sheet(isPresented:) {}") { Bound(part: 13) }
    inert("alert(_, isPresented:, actions:, message:)") { Bound(part: 13) }
    addLinks()
    addBars()
    addViewStyles()
  }

  @MainActor private mutating func addLinks() {
    let words = Self.words
    drawn("NavigationLink() {} label:{}") {
      NavigationLink {
        words
      } label: {
        words
      }
    }
    drawn("NavigationLink(destination:) {}") { NavigationLink(destination: words) { words } }
    drawn("NavigationLink(_, destination:)") { NavigationLink("Next", destination: words) }
    drawn("NavigationLink(destination:, isActive:) {}") {
      NavigationLink(destination: words, isActive: .constant(false)) { words }
    }
    drawn("NavigationLink(_, destination:, tag:, selection:)") {
      NavigationLink("Next", destination: words, tag: 1, selection: .constant(nil))
    }
    drawn("NavigationLink(value:) {}") { NavigationLink(value: 1) { words } }
    drawn("NavigationLink(_) {}") { NavigationLink("Next") { words } }
  }

  @MainActor private mutating func addSelectableLists() {
    let (one, several) = (Binding<Int?>.constant(1), Binding<Set<Int>>.constant([1]))
    refused("List(_, id:, selection: one) {}") {
      List([1], id: \.self, selection: one) { Text("\($0)") }
    }
    refused("List(_, id:, selection: several) {}") {
      List([1], id: \.self, selection: several) { Text("\($0)") }
    }
    refused("List(_, selection:) {}") {
      List([Thing(id: 1)], selection: several) { Text("\($0.id)") }
    }
    refused("List(0..<2, selection:) {}") { List(0..<2, selection: one) { Text("\($0)") } }
  }

  @MainActor private mutating func addViewStyles() {
    let words = Self.words
    inert("pickerStyle(_)") {
      words.pickerStyle(SegmentedPickerStyle()).pickerStyle(.menu).tabViewStyle(.page)
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)).textEditorStyle(.plain)
        .indexViewStyle(.page(backgroundDisplayMode: .always)).listStyle(.insetGrouped)
        .disclosureGroupStyle(.automatic).controlGroupStyle(.navigation).formStyle(.grouped)
        .navigationSplitViewStyle(.balanced).navigationViewStyle(.stack)
        .textFieldStyle(SampleFieldStyle()).datePickerStyle(WheelDatePickerStyle())
    }
  }

  @MainActor private mutating func addBars() {
    let words = Self.words
    inert("navigationTitle(_)") { words.navigationTitle("Title").navigationSubtitle("Sub") }
    inert("navigationBarTitle(_)") { words.navigationBarTitle("Title", displayMode: .inline) }
    inert("navigationBarTitle(Text)") { words.navigationBarTitle(Text("Title")) }
    inert("navigationBarItems(trailing:)") { words.navigationBarItems(trailing: words) }
    inert("navigationBarTitleDisplayMode(_)") { words.navigationBarTitleDisplayMode(.inline) }
    inert("navigationBarBackButtonHidden(_)") {
      words.navigationBarBackButtonHidden().navigationBarHidden(true)
    }
    inert("toolbarTitleDisplayMode()") { words.toolbarTitleDisplayMode(.inlineLarge) }
    inert("toolbar() {}") {
      words.toolbar { ToolbarItem(placement: .navigationBarTrailing) { words } }
    }
    inert("toolbar(content:)") {
      words.toolbar(content: { ToolbarItemGroup(placement: .bottomBar) { words } })
    }
    inert("ToolbarItem(placement:) {}") {
      words.toolbar { ToolbarItem(placement: .principal) { words } }
    }
    inert("ToolbarContentBuilder") {
      words.toolbar { items(isEditing: true) }.toolbar { SavingItem() }
    }
    inert("toolbar(_, for:)") {
      words.toolbar(.hidden, for: .tabBar).toolbarBackground(.red, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
    inert("listRowBackground(_)") {
      words.listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        .listSectionSeparator(.hidden).listRowSpacing(2).listItemTint(.red)
    }
    inert("swipeActions() {}") { words.swipeActions(edge: .trailing) { Button("Delete") {} } }
    inert("refreshable() {}") { words.refreshable {} }
    inert("contextMenu() {}") { words.contextMenu { Button("One") {} } }
    inert("tabItem() {}") { words.tabItem { words }.badge(3) }
    inert("onSubmit() {}") { words.onSubmit {}.submitLabel(.done) }
    inert("keyboardType(_)") {
      words.keyboardType(.numberPad).autocorrectionDisabled().textInputAutocapitalization(.never)
        .disableAutocorrection(true).autocapitalization(.none).textContentType(.name)
    }
    inert("textFieldStyle(_)") { words.textFieldStyle(.roundedBorder).datePickerStyle(.compact) }
    inert("scrollBounceBehavior(_)") {
      words.scrollBounceBehavior(.basedOnSize).scrollIndicators(.hidden).scrollDisabled(true)
        .scrollContentBackground(.hidden).scrollDismissesKeyboard(.immediately)
        .scrollTargetLayout().scrollTargetBehavior(.paging).scrollClipDisabled()
        .scrollPosition(id: .constant(1 as Int?))
    }
    inert("help(_)") { words.help("Help").onMoveCommand { _ in }.menuStyle(.automatic) }
    inert("interactiveDismissDisabled()") {
      words.interactiveDismissDisabled().presentationDragIndicator(.visible)
        .presentationBackground(.red).presentationCornerRadius(3)
    }
    drawn("ScrollViewReader() {}") { ScrollViewReader { _ in words } }
    refused("EditButton()") { EditButton() }
  }
}
