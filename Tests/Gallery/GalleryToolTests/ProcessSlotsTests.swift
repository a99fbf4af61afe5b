import CatalogueManifest
import DiagnosticRecords
import Foundation
import TestSupport
import Testing
import WidgetProgram

@testable import GalleryTool

/// Programs that are drawn together.
struct ProcessSlotsTests {
  /// Two programs of two widgets each; those of the first take longer.
  ///
  /// - Parameter beginning: Shell lines that come before each drawing.
  /// - Parameter end: Those that come after it.
  private func draw(_ slots: ProcessSlots, _ beginning: String, _ end: String) throws -> Manifest {
    let answer = FakeProgram.Behaviour.reports(Diagnostic(.providerTimeout, "No answer."))
    let fakes = try ["Slow", "Quick"].map { name in
      let fake = try FakeProgram([])
      let pause = name == "Slow" ? "sleep 0.2" : ":"
      try fake.set(
        [("First", answer), ("Second", answer)],
        rendering: "\(beginning); \(pause); \(end); mkdir -p \"$(readlink -f $3)/journal/\(name)\"")
      return (name, fake)
    }
    let runs = fakes.map { name, fake in
      var run = fake.run()
      (run.bundle, run.slots) = (name, slots)
      return run
    }
    let catalogue = try TemporaryFolder([:])
    let manifest = GalleryBuild.render(
      runs, title: "Test", diagnostics: [], into: catalogue.url, progress: Progress(.nobody))
    #expect(try FileManager.default.contentsOfDirectory(atPath: catalogue.url.path) == [])
    return manifest
  }

  @Test func `No more processes draw at a time than are wished, over all programs`() throws {
    let notes = try TemporaryFolder([:])
    let manifest = try draw(
      ProcessSlots(1), "mkdir \(notes.url.path)/held || touch \(notes.url.path)/twice",
      "rmdir \(notes.url.path)/held")
    #expect(try FileManager.default.contentsOfDirectory(atPath: notes.url.path) == [])
    let ids = ["Slow/First", "Slow/Second", "Quick/First", "Quick/Second"]
    #expect(manifest.widgets.map(\.id) == ids)
    #expect(manifest.diagnostics.map(\.render) == ids)
    #expect(manifest.widgets.allSatisfy { !$0.failed })
  }

  @Test func `The next program draws while the last widgets of one are drawn`() throws {
    let notes = try TemporaryFolder([:])
    // Each drawing waits until one of the other program has begun.
    let wait = """
      case $5 in Slow*) mine=slow other=quick;; *) mine=quick other=slow;; esac
      touch \(notes.url.path)/$mine
      for i in $(seq 50); do [ -e \(notes.url.path)/$other ] && break; sleep 0.1; done
      [ -e \(notes.url.path)/$other ] || exit 1
      """
    let manifest = try draw(ProcessSlots(4), wait, ":")
    #expect(manifest.widgets.allSatisfy { !$0.failed })
  }
}
