import DiagnosticRecords
import ResourceCatalogs
public import SwiftUI
import WidgetHost

/// Expects a view to look as it was recorded.
///
/// The picture lies beside the file of the test, in `__Snapshots__`, as an SVG with its node tree.
/// Where there is none it is recorded and the test fails, so that somebody looks at it; with `CI`
/// in the environment nothing is recorded. `VITRINE_RECORD` says otherwise: `all`, `missing`,
/// `failed` or `never`. What changed is said in words: “Total”: font size 22 → 26.
///
/// - Parameters:
///   - view: drawn as a widget's content if the surroundings have a family, else for itself.
///   - name: what tells the picture from others of the same test; one that has arguments, or asks
///     for several, needs one for each.
@MainActor public func expectPicture(
  of view: some View, named name: String? = nil,
  in surroundings: PictureSurroundings = PictureSurroundings(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let position = TestPosition(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  var element = PreviewElement(view: view)
  element.family = surroundings.family.map { "\($0)" }
  element.size = surroundings.size
  var widget = element.widget
  widget.displayName = [position.title, name].compactMap { $0 }.joined(separator: " ")
  await expect(widget, [.snapshot], named: name, in: surroundings, at: position, isOnly: true)
}

/// Expects a widget to look as it was recorded: its placeholder, its snapshot, and the entries of
/// its timeline, in each of its families or in that of the surroundings.
///
/// The provider is asked on the main actor, and its clock stands at the date of the surroundings,
/// in tasks that it makes itself too. Only detached tasks and queues of its own find the machine's.
///
/// - Parameters:
///   - widget: one of the bundle's.
///   - name: what tells its pictures from those of other calls in the same test.
@MainActor public func expectPictures(
  of widget: some Widget, named name: String? = nil,
  in surroundings: PictureSurroundings = PictureSurroundings(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let position = TestPosition(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let collector = _WidgetCollector()
  collector.collect(widget)
  if collector.widgets.isEmpty {
    TestIssue(position: position).fail("\(type(of: widget)) has no configuration to draw.")
  }
  let several = collector.widgets.count > 1
  for one in collector.widgets {
    let names = [name, several ? one.kind : nil].compactMap { $0 }
    await expect(
      one, [], named: names.isEmpty ? nil : names.joined(separator: "-"), in: surroundings,
      at: position, isOnly: false)
  }
}

@MainActor private func expect(
  _ widget: WidgetDescriptor, _ states: [ContentKind], named name: String?,
  in surroundings: PictureSurroundings, at position: TestPosition, isOnly: Bool
) async {
  do {
    // One that is not known would be another without a word.
    _ = try Device.load(surroundings.device)
    let drawing = try await PictureStudio.draw(
      widget, surroundings.options(states, package: position.package))
    var comparison = PictureComparison(position, named: name)
    comparison.compare(drawing, isOnly: isOnly)
  } catch {
    let reason = (error as? ThemeError)?.diagnostic.message ?? "\(error)"
    TestIssue(position: position).fail("Nothing can be drawn: \(reason)")
  }
}
