import DaySimulation

extension Manifest {
  /// Every file that it names, relative to the catalogue, each once: those of renders in their
  /// order, then pictures of simulated days that are none of a render.
  package var files: [String] {
    var known: Set<String> = []
    return (renders.flatMap(\.files) + (days?.logs ?? []).flatMap(\.files))
      .filter { known.insert($0).inserted }
  }
}
