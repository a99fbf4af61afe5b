package import WidgetHost

/// A preview with its place in the source.
package struct PreviewRecord {
  /// The module and the file, e.g. `Widgets/Clock.swift`.
  package var fileID: String
  /// Counted from 1.
  package var line: Int
  package var make: @MainActor () -> [Preview]

  /// The file's name.
  var file: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
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
    return collector.pointee.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }()
}

extension _WidgetCollector {
  /// Adds previews. One without a name of its own is called after its file.
  package func collect(previews records: [PreviewRecord]) {
    var counts: [String: Int] = [:]
    for record in records {
      for preview in record.make() {
        for widget in preview.widgets() {
          let number = counts[record.file, default: 0] + 1
          counts[record.file] = number
          let stem = record.file.split(separator: ".").first.map(String.init) ?? record.file
          var widget = widget
          widget.kind = "\(record.file)#\(number)"
          widget.configuration = .preview
          widget.place = (record.file, record.line)
          widget.displayName = preview.name ?? "\(stem) preview \(number)"
          widget.description = ""
          append(widget)
        }
      }
    }
  }
}
