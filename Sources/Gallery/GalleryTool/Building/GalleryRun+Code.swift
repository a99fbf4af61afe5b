import Foundation
import ProjectReader

extension GalleryRun {
  /// Takes what the code of its project tells.
  mutating func read(_ project: WidgetProject) {
    sources = project.files.map(\.path)
    for file in project.files + project.modules.flatMap(\.files) {
      files[file.url.path] = file.path
    }
    index = SourceIndex(project)
    marks = SourceMarks(project)
    reach = project.filesReached
  }
}
