import DiagnosticRecords
import SwiftUI
public import ViewGraph

/// Stands for a view that could not be had. What it was made of is drawn in a dashed line, with the
/// name on it where that is more than texts and symbols; if nothing can be seen of it, a labelled
/// box is.
public struct MadeBox: View, PositionedView {
  let path: String
  let content: MadeContent?
  package var position: ViewPosition?

  @MainActor package func resolve(into resolver: _ViewResolver) {
    guard let content else {
      _VitrineMissingView(path, "", 0)._resolve(resolver)
      return
    }
    resolver.session.report(
      Diagnostic(
        .madeView,
        "A view needs \(path), which is not at hand; what it was made of is drawn without it.",
        hint: "A file with a stand-in for it can be given: \"stubs\" in vitrine.json.",
        subject: path))
    content.view
      .overlay(alignment: .topLeading) { MadeOutline(name: content.isContainer ? name : nil) }
      ._resolve(resolver)
  }

  /// The type's name alone.
  private var name: String {
    let type = path.prefix { $0 != "(" }
    return String(type.split(separator: ".").dropFirst().first ?? type)
  }
}

/// The line around what stands for a view, in the colour of a stand-in, and the name on it.
private struct MadeOutline: View {
  let name: String?

  private static let ink = Color(red: 0.8, green: 0.2, blue: 0.35)

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 4)
        .strokeBorder(Self.ink, style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
      if let name {
        Text(verbatim: name).font(.system(size: 5, weight: .medium)).foregroundStyle(Self.ink)
          .lineLimit(1).padding(.leading, 4).offset(y: -6)
      }
    }
    .accessibilityHidden(true)
  }
}

extension Rule {
  static let madeView = Rule(
    "made-view", fault: .widget, .warning, standIn: true,
    "A view that is missing is drawn by what it was made of",
    why: "Its texts, symbols and contents stand in a dashed line, arranged by the view's name.",
    remedy: "Give a stand-in for the name: a file under \"stubs\" in vitrine.json.")
}
