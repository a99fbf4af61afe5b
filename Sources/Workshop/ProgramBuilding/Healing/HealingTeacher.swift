package import ProjectReader

/// Which of some programs that are built together shows another what does not compile: one that
/// shares much of its code, so that little is found out twice.
package enum HealingTeacher {
  /// Bytes of shared code from which on it is worth waiting for another.
  private static let worthWaiting = 1 << 14

  /// The program among those before one that it learns from; nil if none shares enough. It is the
  /// first of all unless another shares more than twice as much, as the first waits for nobody.
  package static func of(_ index: Int, among projects: [WidgetProject]) -> Int? {
    let shared = projects[..<index].map { sharedBytes($0, projects[index]) }
    guard let most = shared.max(), most >= worthWaiting else { return nil }
    return 2 * shared[0] >= most ? 0 : shared.firstIndex(of: most)
  }

  private static func sharedBytes(_ one: WidgetProject, _ other: WidgetProject) -> Int {
    func files(_ project: WidgetProject) -> [WidgetProject.SourceFile] {
      project.files + project.modules.flatMap(\.files)
    }
    let known = Dictionary(files(one).map { ($0.url, $0.prepared) }) { first, _ in first }
    return files(other).reduce(0) { sum, file in
      known[file.url] == file.prepared ? sum + file.prepared.count : sum
    }
  }
}
