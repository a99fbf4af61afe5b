package import Foundation
package import LayoutEngine
import VectorDrawing
import ViewGraph

/// Fills tracks of given lengths one line after the other (Apple, `GridItem`).
package struct TrackAlgorithm: LayoutAlgorithm {
  /// Where lines follow each other.
  let axis: Axis
  let tracks: [GridItem]
  /// Between lines, in points.
  let gap: CGFloat
  let alignment: Alignment

  /// What is offered may be far longer than any screen.
  private static let mostTracks: CGFloat = 1_000

  /// A track as long as it turned out.
  private struct Track {
    var length: CGFloat
    var gap: CGFloat
    var alignment: Alignment?
  }

  private func lay(_ length: CGFloat?) -> [Track] {
    let gaps = tracks.map { $0.spacing ?? 8 }
    var left = (length ?? 0) - gaps.dropLast().reduce(0, +)
    for case .fixed(let own) in tracks.map(\.size) { left -= own }
    var open = tracks.count { if case .fixed = $0.size { false } else { true } }
    var result: [Track] = []
    for (item, gap) in zip(tracks, gaps) {
      let share = open > 0 ? max(0, left / CGFloat(open)) : 0
      switch item.size {
      case .fixed(let own):
        result.append(Track(length: own, gap: gap, alignment: item.alignment))
        continue
      case .flexible(let least, let most):
        let own = max(least, min(most, share))
        result.append(Track(length: own, gap: gap, alignment: item.alignment))
        left -= own
      case .adaptive(let least, let most):
        let fits = least + gap > 0 ? ((share + gap) / (least + gap)).rounded(.down) : 1
        // In a length without end no number of items fills it; one is as good as any.
        let count = fits.isFinite ? Int(max(1, min(fits, Self.mostTracks))) : 1
        let room = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        let own = max(least, min(most, room))
        let track = Track(length: own, gap: gap, alignment: item.alignment)
        result += Array(repeating: track, count: count)
        left -= share
      }
      open -= 1
    }
    return result
  }

  private func extent(_ tracks: [Track]) -> CGFloat {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
  }

  /// How far each line reaches along the axis.
  private func lines(_ node: LayoutNode, _ tracks: [Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: node.children.count, by: tracks.count).map { start in
      let cells = node.children[start..<min(start + tracks.count, node.children.count)]
      return zip(cells, tracks).map { cell, track in
        cell.size(ProposedViewSize(axis, nil, crossing: track.length))[axis]
      }.max() ?? 0
    }
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let tracks = lay(proposal[axis.crossing])
    let lines = lines(node, tracks)
    let length = lines.reduce(0, +) + gap * CGFloat(max(0, lines.count - 1))
    let across = max(extent(tracks), proposal[axis.crossing].map { $0.isFinite ? $0 : 0 } ?? 0)
    return CGSize(axis, length, crossing: across)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let tracks = lay(proposal[axis.crossing] ?? size[axis.crossing])
    guard !tracks.isEmpty else { return }
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let whole = CGSize(axis, 0, crossing: extent(tracks))
    let start = key.defaultValue(for: size) - key.defaultValue(for: whole)
    var along: CGFloat = 0
    for (line, reach) in lines(node, tracks).enumerated() {
      var across = start
      for (index, track) in tracks.enumerated() {
        let slot = line * tracks.count + index
        guard slot < node.children.count else { break }
        let cell = node.children[slot]
        let space = CGSize(axis, reach, crossing: track.length)
        cell.align(
          track.alignment ?? .center, in: space,
          proposal: ProposedViewSize(axis, nil, crossing: track.length))
        var origin = cell.origin
        origin[axis] += along
        origin[axis.crossing] += across
        cell.assign(origin: origin, proposal: cell.proposal)
        across += track.length + track.gap
      }
      along += reach + gap
    }
  }
}
