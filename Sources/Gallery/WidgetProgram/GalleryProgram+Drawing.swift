import Encodings
package import Foundation
import ResourceCatalogs
package import WidgetHost
import WidgetSettings

extension GalleryProgram {
  /// What came of drawing a widget.
  package struct Drawn: Sendable {
    /// What happened, in order; pictures and trees lie in the folder by their names.
    package let lines: [RunJournal.Line]
    /// What the asset catalogs call colours, by scheme, then as pictures write them.
    package let colours: [String: [String: [String]]]
  }

  /// Draws a widget in this process, which may be anybody's.
  ///
  /// - Parameters:
  ///   - id: What its pictures are called by.
  ///   - output: A folder that is there.
  /// - Throws: What could not be written.
  @MainActor package static func draw(
    _ widget: WidgetDescriptor, id: String, _ options: ProgramOptions, into output: URL,
    hooks: Hooks
  ) async throws -> Drawn {
    GivenData.current = GivenData(options.settings)
    let resources = WidgetResources(options)
    hooks.useResources(resources)
    let run = WidgetRun(
      widget: await widget.configured(within: options.providerSeconds), id: id, options: options,
      output: output.resolvingSymlinksInPath(), resources: resources, hooks: hooks)
    try await run.perform()
    return Drawn(
      lines: RunJournal.read(output: output, name: options.journal(id)),
      colours: resources.assets.colorNames(
        resources.system.palette(on: options.base.device.platform)) ?? [:])
  }
}
