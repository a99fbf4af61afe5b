import BuildCaching
import CLibrary
package import DiagnosticRecords
package import Foundation
import SourcePreparing

extension ProgramBuilder {
  /// Whether some of our modules are compiled, which takes minutes.
  package var hasModules: Bool { sdks.installed != nil || cache.hasModules(toolchain) }

  /// Where an installation has our modules compiled for this compiler; nil if it does not.
  package var installedModules: URL? { sdks.installed?.folder }

  /// Compiles all of our modules, or finds them compiled.
  ///
  /// - Parameter folder: where a copy goes that an installation can bring along; nil for none.
  /// - Returns: where they are, or what is wrong.
  package func prepareModules(in folder: URL?) -> Result<URL, PreparationFailure> {
    do throws(any Error) {
      try cache.claim()
      let sdk = try sdks.build(Set(home.modules.offered))
      guard let folder else { return .success(sdk.folder) }
      let target = VitrineHome.modules(in: folder, of: sdks.facts.version, for: toolchain)
      if let ledger = FileLedger(in: target), ledger.damage(in: target) == nil {
        return .success(target)
      }
      try copy(sdk.folder, to: target)
      return .success(target)
    } catch let failure as SDKBuilder.Failure {
      return .failure(PreparationFailure(diagnostics: failure.diagnostics))
    } catch let problem as CacheProblem {
      return .failure(PreparationFailure(diagnostics: [problem.diagnostic]))
    } catch {
      let path = folder?.path ?? cache.root.path
      return .failure(PreparationFailure(diagnostics: [.buildFolderUnusable(error, path)]))
    }
  }

  /// Modules that were not made ready.
  package struct PreparationFailure: Error {
    package let diagnostics: [Diagnostic]
  }

  /// Copies a folder that is there when it is whole.
  private func copy(_ folder: URL, to target: URL) throws {
    let files = FileManager.default
    let draft = target.appendingPathExtension("\(getpid()).draft")
    try files.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? files.removeItem(at: draft)
    defer { try? files.removeItem(at: draft) }
    try files.copyItem(at: folder, to: draft)
    // One that is damaged has a list of what it should hold: it is ours.
    if FileLedger(in: target) != nil { try files.removeItem(at: target) }
    try files.moveItem(at: draft, to: target)
  }
}
