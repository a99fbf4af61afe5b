import Foundation
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// What VoiceOver says of a view, element after element.
struct SpokenCase: Sendable, CustomStringConvertible {
  let description: String
  let phrases: [String]
  let view: @MainActor @Sendable () -> any View

  init(
    _ description: String, _ phrases: [String],
    _ view: @escaping @MainActor @Sendable () -> any View
  ) { (self.description, self.phrases, self.view) = (description, phrases, view) }
}

private struct Two: View {
  var body: some View {
    VStack {
      Text(verbatim: "one")
      Text(verbatim: "two")
    }
  }
}

private let spoken: [SpokenCase] = [
  SpokenCase("texts are read one by one", ["one", "two"]) { Two() },
  SpokenCase("a label is spoken instead of the text", ["five"]) {
    Text(verbatim: "5").padding().accessibilityLabel(Text(verbatim: "five"))
  },
  SpokenCase("a value follows the label", ["volume, loud"]) {
    Color.red.accessibilityLabel(Text(verbatim: "volume"))
      .accessibilityValue(Text(verbatim: "loud"))
  },
  SpokenCase("what is hidden is not read", ["two"]) {
    VStack {
      Text(verbatim: "one").accessibilityHidden(true)
      Text(verbatim: "two")
    }
  },
  SpokenCase("combined children are one element", ["one, two"]) {
    Two().accessibilityElement(children: .combine)
  },
  SpokenCase("ignored children say nothing", ["both"]) {
    Two().accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: "both"))
  },
  SpokenCase("a container says its label first", ["pair", "one", "two"]) {
    Two().accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: "pair"))
  },
  SpokenCase(
    "higher priorities come first within their container", ["three", "one", "two", "four"]
  ) {
    VStack {
      Two()
      Text(verbatim: "three").accessibilitySortPriority(2)
      Text(verbatim: "four").accessibilitySortPriority(-1)
    }
  },
  SpokenCase("a label around several elements makes them one", ["both"]) {
    Two().accessibilityLabel(Text(verbatim: "both"))
  },
  SpokenCase("a button says what is in it", ["one, two"]) {
    Button {
    } label: {
      Two()
    }
  },
  SpokenCase("a label is its title", ["Refresh"]) {
    Label(title: { Text(verbatim: "Refresh") }, icon: { Image(systemName: "arrow.clockwise") })
  },
  SpokenCase("an icon alone is called by its title", ["Refresh"]) {
    Label(title: { Text(verbatim: "Refresh") }, icon: { Image(systemName: "arrow.clockwise") })
      .labelStyle(.iconOnly)
  },
  SpokenCase("symbols are called by their names", ["cloud sun"]) {
    Image(systemName: "cloud.sun.fill")
  },
  SpokenCase("progress says how far it has come", ["Steps, 25%"]) {
    ProgressView(value: 0.25) { Text(verbatim: "Steps") }
  },
  SpokenCase("a gauge says its labels", ["Battery, full"]) {
    Gauge(value: 1) {
      Text(verbatim: "Battery")
    } currentValueLabel: {
      Text(verbatim: "full")
    }.gaugeStyle(.linearCapacity)
  },
  SpokenCase("a toggle says its label", ["Alerts"]) {
    Toggle(isOn: .constant(true)) { Text(verbatim: "Alerts") }
  },
  SpokenCase("another view is read instead", ["rain at four"]) {
    Two().accessibilityRepresentation { Text(verbatim: "rain at four") }
  },
  SpokenCase("what is private is not read", ["two"]) {
    VStack {
      Text(verbatim: "4242").privacySensitive()
      Text(verbatim: "two")
    }.redacted(reason: .privacy)
  },
  SpokenCase("placeholders are not read", []) { Two().redacted(reason: .placeholder) },
  SpokenCase("what cannot be seen is not read", ["two"]) {
    VStack {
      Text(verbatim: "one").opacity(0)
      Text(verbatim: "two").mask(Text(verbatim: "mask"))
      Text(verbatim: "three").hidden()
    }
  },
  SpokenCase("a part of a text can be read differently", ["5 kilometres"]) {
    Text(verbatim: "5 ") + Text(verbatim: "km").accessibilityLabel(Text(verbatim: "kilometres"))
  },
  SpokenCase("timers say what they show", ["1:00"]) {
    Text(Date(timeIntervalSince1970: 60), style: .timer)
  },
]

@MainActor struct SpokenTests {
  private func painter(_ view: any View) -> Painter {
    let probe = LayoutProbe(view, width: 200, height: 200)
    var painter = Painter(grid: probe.session.inputs.grid)
    painter.paint(probe.root)
    return painter
  }

  @Test(arguments: spoken) func `a view says`(_ item: SpokenCase) {
    #expect(SpokenTree.phrases(of: painter(item.view()).nodes).map(\.phrase) == item.phrases)
  }

  private func element(_ view: any View) -> SpokenElement? {
    SpokenTree.elements(of: painter(view).nodes[...]).first
  }

  @Test func `traits come and go`() {
    let text = Text(verbatim: "a")
    #expect(
      element(text.accessibilityAddTraits([.isHeader, .isButton]))?.traits == ["header", "button"])
    #expect(
      element(
        Button {
        } label: {
          text
        }.padding().accessibilityRemoveTraits(.isButton))?.traits == [])
    #expect(element(text.accessibilityHeading(.h3))?.headingLevel == 3)
    #expect(element(text.accessibilityHint(Text(verbatim: "opens")))?.hint == "opens")
    #expect(element(Toggle(isOn: .constant(true)) { text })?.value == "1")
    #expect(
      element(Text(Date(timeIntervalSince1970: 9), style: .timer))?.traits == ["updatesFrequently"])
  }

  /// The parts of a picture, outermost first.
  private func parts(_ items: [DisplayItem]) -> [SpokenPart] {
    items.flatMap { item -> [SpokenPart] in
      guard case .group(let group) = item else { return [] }
      return (group.spoken.map { [$0] } ?? []) + parts(group.children)
    }
  }

  @Test func `the picture says what its text does not`() {
    let text = Text(verbatim: "a")
    #expect(parts(painter(text).items).isEmpty)
    #expect(parts(painter(text.accessibilityElement(children: .combine)).items).isEmpty)
    #expect(parts(painter(Image(systemName: "star")).items) == [SpokenPart(.image, label: "star")])
    #expect(parts(painter(text.accessibilityHidden(true)).items) == [SpokenPart(.hidden)])
    let button = Button {
    } label: {
      Image(systemName: "star")
    }.accessibilityLabel(Text(verbatim: "Favourite"))
    #expect(parts(painter(button).items) == [SpokenPart(.button, label: "Favourite")])
    let progress = parts(painter(ProgressView(value: 0.5)).items)
    #expect(progress.map(\.role) == [.progress] && progress[0].fraction == 0.5)
    #expect(progress[0].label == "50%" && progress[0].valueText == nil)
    let toggle = parts(painter(Toggle(isOn: .constant(true)) { text }).items)
    #expect(toggle.map(\.role) == [.toggle] && toggle[0].isOn && toggle[0].label == "a")
    let container = VStack { Image(systemName: "star") }
      .accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: "Rating"))
    #expect(parts(painter(container).items).map(\.role) == [.group, .image])
  }
}
