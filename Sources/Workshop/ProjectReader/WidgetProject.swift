package import Foundation
package import SourcePreparing
package import WidgetSettings

/// The source and resources of one gallery program.
package struct WidgetProject: Sendable {
  /// A Swift file of the program.
  package struct SourceFile: Sendable {
    package var url: URL
    /// Its path for messages, relative to the input.
    package var path: String
    /// Its text as the compiler gets it.
    package var prepared: [UInt8]
    /// What was learnt from it for the chosen platform.
    package var facts: FileFacts
    /// Every word of it, to see what it refers to.
    package var words: Set<String> = []
  }

  /// The program's name for people: that of its target or folder.
  package var name: String
  /// The name its code is compiled under; nil for one made from ``name``.
  package var module: String?
  /// The input folder; paths in diagnostics are relative to it.
  package var root: URL
  /// The folder whose widgets these are.
  package var folder: URL
  /// In order of their paths.
  package var files: [SourceFile]
  /// Modules of the project that the program imports, each after those it imports itself.
  package var modules: [SourceModule] = []
  /// Those of the modules that are in C.
  package var clang: [ClangSource] { modules.compactMap(\.clang) }
  /// Modules that files import and that are not at hand, sorted; they are made from their use.
  package var missingModules: [MissingModule] = []
  package var compilation = Compilation()
  package var resources: ResourceRoots
  /// Asset catalogs of other targets that compile a file with previews of this one, too: Xcode
  /// draws those in whichever target is being run, so that they may be made for the other.
  package var previewCatalogs: [URL] = []
  /// The intents that people configure the widgets by.
  package var intents = IntentDefinitions()
  /// The models of Core Data whose classes are written into the program.
  package var dataModels = DataModels()
  /// What headers in C and Objective-C declare that its code sees.
  package var headers = HeaderDeclarations()
  /// Plug-ins that expand the macros it declares.
  package var macros: [MacroSource] = []
  package var settings: ProjectSettings
  /// Where the settings were found; their relative paths start here.
  package var settingsFolder: URL
  package var platform: TargetPlatform
  /// The property list that a tool would write, in XML; counts where ``resources`` have none.
  package var generatedInfoPlist: Data?
  /// Values of Xcode's build settings, by name; empty where there is no Xcode project.
  package var buildValues: [String: String] = [:]

  /// The files that drawing begins with: the entry, and those that declare widgets.
  package var startingFiles: [SourceFile] {
    files.filter { EntryPoint.kind(of: $0.facts) == .widgets || $0.facts.declaresWidgets }
  }

  /// What of some models is written as classes: all, if any code imports Core Data, which may be
  /// that of another module than theirs; else its module is not at hand, and nobody needs a class.
  package func written(_ models: DataModels) -> DataModels {
    if models.all.isEmpty { return models }
    let isImported = (files + modules.flatMap(\.files)).contains { file in
      file.facts.imports.contains { $0.module == "CoreData" }
    }
    return isImported ? models : DataModels()
  }
}
