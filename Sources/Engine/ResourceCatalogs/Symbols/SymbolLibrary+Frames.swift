import Foundation

extension SymbolLibrary {
  /// The room a symbol takes: recorded, else that of the symbol whose outline it has, else what its
  /// drawing takes as others of its size do. Nil keeps to the drawing's own size, as for those
  /// that are not in the index: they are nobody's symbols but their owner's.
  func frame(
    _ name: String, _ sketch: SymbolSketch, _ state: inout State, depth: Int
  ) -> SymbolFrame? {
    let frames = frames(&state)
    if let frame = frames.recorded(name) { return frame }
    let index = index(&state)
    guard let entry = index.entry(name), depth < 8,
      let family = frames.frames[SymbolFrames.family]
    else { return nil }
    if entry.slash != true, entry.beside == nil, entry.badge == nil || entry.badge == "dot" {
      var outline = entry.base
      if let enclosure = entry.enclosure {
        outline = entry.fill == true ? enclosure + ".fill" : enclosure
      }
      let isTurned = Int(((entry.turn ?? 0) / 90).rounded()) % 2 != 0
      if let outline, let other = self.sketch(outline, &state, depth: depth + 1),
        let frame = frame(outline, other, &state, depth: depth + 1)
      {
        return isTurned && entry.enclosure == nil ? frame.turned(in: family) : frame
      }
    }
    return family.scaled(
      by: SIMD2(sketch.size.width, sketch.size.height) / Double(SymbolSketch.unitsPerEm))
  }

  /// The recorded frames, read when first needed; none where a theme has no such file.
  private func frames(_ state: inout State) -> SymbolFrames {
    if let frames = state.frames { return frames }
    var frames = SymbolFrames()
    if FolderListing.exists(folder.path(of: "symbols/frames.tsv")) {
      do { frames = try SymbolFrames(reading: folder) } catch {
        state.diagnostics.append(error.diagnostic)
      }
    }
    state.frames = frames
    return frames
  }
}

extension SymbolSketch {
  /// The drawing in ems, in the room recorded for it.
  func drawing(
    in frame: SymbolFrame, pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale
  ) -> SymbolDrawing {
    func units(_ ems: CGSize) -> CGSize {
      CGSize(width: ems.width * Self.unitsPerEm, height: ems.height * Self.unitsPerEm)
    }
    let room = units(frame.ems(at: Double(pointSize), weight: weight, scale: scale))
    let fitted = fitted(
      into: room, usual: units(frame.ems), strokeFactor: weight.strokeFactor)
    return fitted.drawing(weight: weight, scale: .medium)
  }
}
