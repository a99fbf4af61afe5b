package import WidgetHost

/// A preview with where it stands in the source.
package struct PreviewRecord {
  /// The module and the file, e.g. `Widgets/Clock.swift`.
  package var fileID: String
  /// Counted from 1.
  package var line: Int
  package var make: @MainActor () -> [Preview]
  /// What it counts as; known once all are.
  var unit = DescribedUnit(.preview, 0, name: "")

  /// The file's name.
  var file: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }

  /// What a preview without a name is called, after its file.
  ///
  /// - Parameter number: Its number among those of the file, from 1.
  func name(_ number: Int) -> String {
    "\(file.split(separator: ".").first.map(String.init) ?? file) preview \(number)"
  }

  /// Its previews; none if they are to be passed over.
  @MainActor package func previews() -> [Preview] {
    UnitLedger.current.attempt(unit, make) ?? []
  }

  /// Sorted by file and line, each with what it counts as.
  static func numbered(_ records: [PreviewRecord]) -> [PreviewRecord] {
    var records = records.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    var counts: [String: Int] = [:]
    for index in records.indices {
      let record = records[index]
      counts[record.file, default: 0] += 1
      records[index].unit = DescribedUnit(
        .preview, index, name: record.name(counts[record.file] ?? 1), file: record.file,
        line: record.line)
    }
    return records
  }
}

/// Called by what `#Preview` expands to. Not for widget code.
public func _registerPreview(
  _ collector: UnsafeMutableRawPointer, _ fileID: String, _ line: Int,
  _ make: @escaping @MainActor () -> Preview
) {
  let record = PreviewRecord(fileID: fileID, line: line, make: { [make()] })
  collector.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(record)
}

/// Called by what is generated for types that are a `PreviewProvider`. Not for widget code.
public func _registerPreviews<P: PreviewProvider>(
  _ collector: UnsafeMutableRawPointer, _ fileID: String, _ line: Int, _ provider: P.Type
) {
  let previews: @MainActor () -> any View = { P.previews }
  let record = PreviewRecord(fileID: fileID, line: line) {
    PreviewElement.elements(of: previews()).map { element in
      Preview(name: element.name, sample: element.sample) { [element.widget] }
    }
  }
  collector.assumingMemoryBound(to: [PreviewRecord].self).pointee.append(record)
}

/// A record in the section `vitrine_previews`, as `#Preview` writes it: the line, and what adds the
/// preview to a list; the anchor of the section adds nothing.
private typealias Entry = (UInt, (@convention(c) (UnsafeMutableRawPointer) -> Void)?)

/// The linker's names for the ends of the section; only their addresses mean anything.
@_silgen_name("__start_vitrine_previews") nonisolated(unsafe) private var firstEntry: UInt
@_silgen_name("__stop_vitrine_previews") nonisolated(unsafe) private var endOfEntries: UInt

extension PreviewRecord {
  /// The previews of the program, by file and line.
  @MainActor package static let all: [PreviewRecord] = {
    let collector = UnsafeMutablePointer<[PreviewRecord]>.allocate(capacity: 1)
    collector.initialize(to: [])
    defer { collector.deinitialize(count: 1).deallocate() }
    withUnsafePointer(to: &firstEntry) { first in
      withUnsafePointer(to: &endOfEntries) { end in
        let start = UnsafeRawPointer(first)
        let bytes = UnsafeRawBufferPointer(start: start, count: UnsafeRawPointer(end) - start)
        for entry in bytes.bindMemory(to: Entry.self) { entry.1?(collector) }
      }
    }
    return numbered(collector.pointee)
  }()
}

extension _WidgetCollector {
  /// Adds previews. One without a name of its own is called after its file.
  package func collect(previews records: [PreviewRecord]) {
    var counts: [String: Int] = [:]
    var kinds: [String: Int] = [:]
    for record in records {
      let number = counts[record.file, default: 0] + 1
      let count = UnitLedger.current.attempt(record.unit) {
        collect(record, from: number, &kinds)
      }
      // One that is passed over keeps its number, so that those behind it keep theirs.
      counts[record.file, default: 0] += count ?? 1
    }
  }

  /// Adds the previews of a record, counted from a number; says how many there were.
  ///
  /// - Parameter kinds: How often each kind was given.
  private func collect(
    _ record: PreviewRecord, from first: Int, _ kinds: inout [String: Int]
  ) -> Int {
    var number = first
    for preview in record.make() {
      for widget in preview.widgets() {
        var widget = widget
        let kind = "\(record.file)#\(preview.name ?? "\(number)")"
        kinds[kind, default: 0] += 1
        widget.kind = kinds[kind] == 1 ? kind : "\(kind)-\(kinds[kind] ?? 1)"
        widget.configuration = .preview
        widget.position = (record.file, record.line)
        widget.displayName = preview.name ?? record.name(number)
        widget.description = ""
        append(widget)
        number += 1
      }
    }
    return number - first
  }
}
