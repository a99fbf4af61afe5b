import Foundation
import GalleryServer
import ProjectReader

/// Where to look for changes of what is drawn.
enum WatchedFolders {
  /// The inputs as wholes, and the templates of the gallery.
  static func of(_ inputs: [URL]) -> [FolderWatch.Scope] {
    let folders = inputs.flatMap { input -> [URL] in
      switch ProjectInput.find(input) {
      case .folder(let folder), .package(let folder): [folder]
      case .xcode(let found): [found.root] + found.packages
      }
    }
    return (folders + [Installation.site]).map { FolderWatch.Scope($0) }
  }

  /// Folders of files that projects use wherever they lie, such as a package beside the project.
  static func of(_ projects: [WidgetProject]) -> [FolderWatch.Scope] {
    var scopes: [FolderWatch.Scope] = []
    var known: Set<FolderWatch.Scope> = []
    func add(_ folders: [URL], isDeep: Bool = false) {
      for folder in folders {
        let scope = FolderWatch.Scope(folder, isDeep: isDeep)
        if known.insert(scope).inserted { scopes.append(scope) }
      }
    }
    for project in projects {
      add([project.settingsFolder])
      add(project.files.map { $0.url.deletingLastPathComponent() })
      add(folders(of: project.resources))
      add(project.resources.assetCatalogs + project.previewCatalogs, isDeep: true)
      for module in project.modules {
        add(module.files.map { $0.url.deletingLastPathComponent() })
        add(folders(of: module.resources))
        add(module.resources.assetCatalogs, isDeep: true)
      }
    }
    return scopes
  }

  private static func folders(of resources: ResourceRoots) -> [URL] {
    let files =
      resources.stringCatalogs + resources.intentDefinitions + resources.entitlements
      + resources.fonts + resources.looseFiles + (resources.infoPlist.map { [$0] } ?? [])
    return resources.localizedFolders + files.map { $0.deletingLastPathComponent() }
  }
}
