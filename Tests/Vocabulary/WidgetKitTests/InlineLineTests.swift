import Foundation
import ResourceCatalogs
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// What an inline accessory shows of its content.
@MainActor struct InlineLineTests {
  private func draw<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> RenderedWidget {
    try Drawing(in: "accessoryInline", content).rendered
  }

  private func shown(_ drawn: RenderedWidget) -> [String] {
    drawn.nodes.filter { $0.type == "Image" || $0.text != nil }.map { $0.text ?? $0.type }
  }

  @Test func `the first image and the first text stand in one line`() throws {
    let drawn = try draw {
      VStack {
        HStack {
          Text("First")
          Image(systemName: "star").frame(width: 100)
        }
        Text("Second")
        Image(systemName: "moon")
      }
      .padding(30)
    }
    #expect(shown(drawn) == ["Image", "First"])
    let frames = drawn.nodes.filter { $0.type == "Image" || $0.text != nil }.map(\.frame)
    #expect(abs(frames[1].minX - frames[0].maxX - 8) < 0.5)
    #expect(frames.allSatisfy { CGRect(origin: .zero, size: drawn.size).contains($0) })
  }

  @Test func `the background of accessories is nothing behind a line`() throws {
    let drawn = try draw {
      ZStack {
        AccessoryWidgetBackground()
        Text("Line")
      }
    }
    #expect(shown(drawn) == ["Line"] && drawn.items.count == 1)
  }

  @Test func `a view that picks by size picks a line`() throws {
    let drawn = try draw {
      ViewThatFits {
        Text("much more than an inline accessory has room for in its single line")
        VStack {
          Text("short")
          Text("second")
        }
      }
    }
    #expect(shown(drawn) == ["short"])
  }

  @Test func `an image is no higher than the line, and links and names stay`() throws {
    let drawn = try draw {
      HStack {
        Image(systemName: "star").resizable()
        Text("Link")
      }
      .widgetURL(URL(string: "app://line"))
      .accessibilityIdentifier("line")
    }
    let image = try #require(drawn.nodes.first { $0.type == "Image" })
    #expect(image.frame.height <= 26 && image.frame.width < 30)
    #expect(drawn.url == "app://line")
    #expect(drawn.nodes.contains { $0.identifier == "line" })
  }

  @Test func `what has neither image nor text is drawn as it is`() throws {
    let drawn = try draw { Circle() }
    #expect(drawn.nodes.contains { $0.type == "Circle" } || !drawn.items.isEmpty)
  }
}
