package import DiagnosticRecords
import SourcePreparing

extension Diagnostic {
  static func inputNotFound(_ path: String) -> Diagnostic {
    Diagnostic(
      .inputNotFound, "There is no folder at \(path).",
      hint: "Give the folder of a widget extension, or one that holds it.")
  }

  static func noSwiftFiles(_ path: String) -> Diagnostic {
    Diagnostic(
      .noSwiftFiles, "\(path) holds no Swift files.",
      hint: "Folders of tests, pods and build output, and files excluded in vitrine.json are"
        + " not searched.")
  }

  static func extensionWithoutCode(_ name: String) -> Diagnostic {
    Diagnostic(
      .extensionWithoutCode, "\(name) is a widget extension that compiles no Swift files.",
      hint: "Give the target its files in Xcode, or remove it.")
  }

  static func noWidgetsFound(_ path: String) -> Diagnostic {
    Diagnostic(
      .noWidgetsFound,
      "No Swift file in \(path) declares a Widget or a WidgetBundle for this platform.",
      hint: "Check the folder, the platform (#if os(…)) and `exclude` and `sources` in"
        + " vitrine.json.")
  }

  static func notUTF8(_ path: String) -> Diagnostic {
    Diagnostic(
      .fileUnreadable, "\(path) is UTF-16; Swift source must be UTF-8.",
      hint: "Save it as UTF-8. It is left out.", file: path, line: 1)
  }

  /// Like a file that is not there: nothing is wrong with the project.
  static func encrypted(_ path: String) -> Diagnostic {
    var diagnostic = Diagnostic(
      .fileUnreadable, "\(path) is encrypted by git-crypt.",
      hint: "Give the repository its key (git-crypt unlock). It is left out.", file: path)
    diagnostic.severity = .warning
    return diagnostic
  }

  static func applicationLeftOut(_ path: String) -> Diagnostic {
    Diagnostic(
      .applicationLeftOut,
      "\(path) starts an app and is left out; only widgets are drawn.", file: path)
  }

  static func severalEntries(_ paths: [String]) -> Diagnostic {
    Diagnostic(
      .severalEntryPoints,
      "These files in one folder are all marked @main: \(paths.joined(separator: ", ")).",
      hint: "Move each into a folder of its own, or list one program's files as `sources` in"
        + " vitrine.json.",
      file: paths.first)
  }

  static func sharedFilesAdded(_ paths: [String], to folder: String) -> Diagnostic {
    let shown = paths.prefix(8).joined(separator: ", ")
    let rest = paths.count > 8 ? " and \(paths.count - 8) more" : ""
    return Diagnostic(
      .sharedFilesAdded,
      "\(folder) refers to what other folders declare; added: \(shown)\(rest).",
      hint: "If this guess is wrong, list the program's files as `sources` in vitrine.json.")
  }

  static func intentHandlersAdded(_ paths: [String], _ program: String) -> Diagnostic {
    Diagnostic(
      .intentHandlersAdded,
      "The parameters of \(program) are asked of the intent handlers in "
        + "\(MissingModules.list(paths.sorted())).",
      hint: "Give `instances` in vitrine.json to draw other parameters.")
  }

  static func projectUnreadable(_ path: String, _ reason: String, line: Int? = nil) -> Diagnostic {
    let isConflict = reason.contains("hex") || reason.contains("'<'")
    return Diagnostic(
      .projectUnreadable, "\(path) cannot be read: \(reason).",
      hint: isConflict
        ? "Are there marks of a merge conflict (<<<<<<<) in project.pbxproj?"
        : "Does Xcode open the project? Look at project.pbxproj around that line.",
      file: path + "/project.pbxproj", line: line)
  }

  static func projectFileMissing(_ path: String) -> Diagnostic {
    Diagnostic(
      .projectUnreadable, "\(path) cannot be read: it holds no project.pbxproj, or an empty one.",
      hint: "If a tool makes the file, run it first; the widgets' folder can be given instead.",
      file: path + "/project.pbxproj")
  }

  static func specUnreadable(_ path: String, _ reason: String, line: Int?) -> Diagnostic {
    Diagnostic(
      .projectUnreadable, "\(path) cannot be read: \(reason).",
      hint: "Does xcodegen read it? A project that it has made can be given instead.",
      file: path, line: line)
  }

  static func projectPartlyRead(_ path: String, targets: Int) -> Diagnostic {
    let what = targets == 1 ? "A target or list of targets" : "\(targets) targets or lists of them"
    return Diagnostic(
      .projectPartlyRead,
      "\(what) of \(path) is not written down but found out by code, which is not run.",
      hint: "Run tuist generate, and give the project that it makes.", file: path)
  }

  static func targetTwice(_ name: String, in project: String, as first: String) -> Diagnostic {
    Diagnostic(
      .targetTwice,
      "\(name) of \(project) has the same code as in \(first) and is not drawn again.",
      hint: "Give \(project) by itself to draw its widgets.", file: project)
  }

  static func noProjects(_ name: String) -> Diagnostic {
    Diagnostic(
      .inputNotFound, "The workspace in \(name) shows no Xcode project.",
      hint: "Give the project itself, or a folder of Swift files.")
  }

  static func noWidgetTargets(_ projects: [String], targets: [String]) -> Diagnostic {
    Diagnostic(
      .noWidgetsFound,
      "\(projects.joined(separator: ", ")) has no widget extension among its targets"
        + (targets.isEmpty ? "." : ": \(MissingModules.list(targets))."),
      hint: "An extension is one of widgets if its Info.plist says com.apple.widgetkit-extension"
        + " or a file of it has a WidgetBundle marked @main. A folder of Swift files can be given"
        + " instead.")
  }

  static func widgetsOutsideProject(_ folders: [String]) -> Diagnostic {
    Diagnostic(
      .widgetsOutsideProject,
      "No target of a project at hand builds widgets; those of "
        + "\(folders.joined(separator: ", ")) are drawn as they lie in folders.",
      hint: "If a tool makes the project, run it first: its settings and packages count then.")
  }

  static func targetNotFound(_ name: String, near: [String], known: [String]) -> Diagnostic {
    let meant = near.isEmpty ? "" : "Did you mean \(near.joined(separator: " or "))? "
    return Diagnostic(
      .targetNotFound, "There is no target \u{201C}\(name)\u{201D}.",
      hint: meant + "Targets with widgets: \(known.joined(separator: ", ")).")
  }

  static func targetWithoutWidgets(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .targetNotFound, "The target \u{201C}\(name)\u{201D} is no widget extension.",
      hint: "Targets with widgets: \(known.joined(separator: ", ")).")
  }

  static func platformNotSupported(_ platform: String, targets: [String]) -> Diagnostic {
    Diagnostic(
      .platformNotSupported, "No target with widgets is made for \(platform).",
      hint: "There are: \(targets.joined(separator: ", ")).")
  }

  static func filesMissing(_ paths: [String], of target: String) -> Diagnostic {
    Diagnostic(
      .fileMissing,
      "\(target) names files that are not there: \(MissingModules.list(paths)).",
      hint: "They may be generated by a tool, or not be in version control.",
      subject: paths.joined(separator: ", "))
  }

  static func foreignSources(_ paths: [String], of target: String) -> Diagnostic {
    Diagnostic(
      .foreignSource,
      "\(target) has sources that are not Swift; they are left out: \(MissingModules.list(paths)).",
      hint: "Swift code can name what their headers declare; a widget that calls it is not drawn"
        + " from there on. Stand-ins can be listed as `stubs` in vitrine.json.",
      subject: paths.joined(separator: ", "))
  }

  static func packageMissing(_ path: String) -> Diagnostic {
    Diagnostic(
      .packageMissing, "The local package \(path) is not there.",
      hint: "It may be made by a tool that has not run here.", file: path)
  }

  static func packageUnreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .packageUnreadable,
      "The package\(path.isEmpty ? "" : " " + path) cannot be read: \(reason)",
      hint: "Its modules cannot be imported; see whether `swift package describe` works there.",
      file: path.isEmpty ? "Package.swift" : path + "/Package.swift")
  }

  static func stubMissing(_ module: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .settingsWrongValue,
      "The stand-in for `\(module)` is not there: \(path).",
      hint: "Paths in vitrine.json are relative to its folder.", file: ProjectSettings.fileName)
  }

  /// - Parameters:
  ///   - users: files that import the module, the first of which is pointed at.
  ///   - origin: where it would come from.
  ///   - consequence: what can be drawn without it.
  static func moduleNotAvailable(
    _ module: MissingModule, origin: String?, consequence: String?
  ) -> Diagnostic {
    let (name, users) = (module.name, module.users)
    let files =
      users.count == 1 || module.isWritten
      ? "" : " \(users.count) files import it: \(MissingModules.list(users))."
    let reason =
      origin
      ?? (AppleFrameworks.contains(name)
        ? "It is a framework of Apple's that Vitrine does not have."
        : "It is part neither of Vitrine, nor of the compiler, nor of the project.")
    return Diagnostic(
      .moduleNotAvailable,
      "`\(name)` is not at hand, so the names that code uses of it are made up. \(reason)\(files)",
      hint: [
        consequence,
        "Swift files that stand in for it can be put into stubs/\(name) beside vitrine.json.",
      ].compactMap { $0 }.joined(separator: " "),
      file: users.first, line: module.line, subject: name)
  }
}

extension Rule {
  package static let inputNotFound = Rule(
    "input-not-found", fault: .input, .error, "An input is not there or cannot be used",
    why: "There is nothing to draw.",
    remedy: "Give the folder of a widget extension, an Xcode project, or a folder that holds "
      + "one.")
  static let noSwiftFiles = Rule(
    "no-swift-files", fault: .nothing, .error, "The input holds no Swift files",
    why: "Folders of tests, pods and build output, and files excluded in vitrine.json are "
      + "not searched.",
    remedy: "Give the folder that holds the code of the widgets.")
  static let extensionWithoutCode = Rule(
    "extension-without-code", fault: .input, .warning, "A widget extension has no Swift files",
    why: "There is nothing of it to draw; other targets are drawn.",
    remedy: "Give the target its files in Xcode, or remove it.")
  static let noWidgetsFound = Rule(
    "no-widgets-found", fault: .nothing, .error, "The input has no widgets",
    why: "Nothing in it declares a Widget, a WidgetBundle or a widget extension for the "
      + "platform.",
    remedy: "Check the folder, the platform (#if os(…)) and `exclude` and `sources` in "
      + "vitrine.json.")
  static let widgetsOutsideProject = Rule(
    "widgets-outside-project", fault: .input, .warning,
    "No target of the project builds the widgets",
    why: "They are compiled with the files of their folder and what these need.",
    remedy: "Make a target of them in Xcode, or run the tool that makes the project.")
  static let applicationLeftOut = Rule(
    "application-left-out", fault: .widget, .note, "A file that starts an app is left out",
    why: "A program has one entry, and only widgets are drawn.",
    remedy: "Nothing needs to be done.")
  static let severalEntryPoints = Rule(
    "several-entry-points", fault: .widget, .error, "Several files of one folder are marked @main",
    why: "A program has one entry, and which one is meant is not known.",
    remedy: "Move each into a folder of its own, or list one program's files as `sources` in "
      + "vitrine.json.")
  static let sharedFilesAdded = Rule(
    "shared-files-added", fault: .input, .note, "Files of other folders were added to a program",
    why: "The code refers to what they declare; the choice is a guess.",
    remedy: "If it is wrong, list the program's files as `sources` in vitrine.json.")
  static let intentHandlersAdded = Rule(
    "intent-handlers-added", fault: .input, .note,
    "Intent handlers of another target were added to a program",
    why: "They say what the parameters of its widgets begin with, as they do on a device.",
    remedy: "Nothing needs to be done; `instances` in vitrine.json draws other parameters.")
  static let projectUnreadable = Rule(
    "project-unreadable", fault: .input, .error, "An Xcode project cannot be read",
    why: "Its targets, and so its widgets, are not known.",
    remedy: "See whether Xcode opens it; look for marks of a merge conflict in project.pbxproj.")
  static let targetTwice = Rule(
    "target-twice", fault: .input, .note, "Two projects build the same widgets",
    why: "Their targets have the same name and the same code, so the pictures would be the same.",
    remedy: "Give the other project by itself to draw its widgets.")
  static let targetNotFound = Rule(
    "target-not-found", fault: .input, .error, "There is no widget extension of the name given",
    why: "What was asked for is not in the project.",
    remedy: "Give one of the targets that are listed; vitrine list --targets shows them.")
  static let platformNotSupported = Rule(
    "platform-not-supported", fault: .input, .error,
    "No target with widgets is made for the platform",
    why: "Nothing in the project would be shown there.",
    remedy: "Give another platform with --platform.")
  static let fileMissing = Rule(
    "file-missing", fault: .widget, .warning, "A target names files that are not there",
    why: "What they declare is missing from the program.",
    remedy: "They may be generated by a tool, or not be in version control.")
  static let foreignSource = Rule(
    "foreign-source", fault: .widget, .warning, "A target has sources that are not Swift",
    why: "They are left out. Swift code can name what their headers declare, but a widget that "
      + "calls it is not drawn from there on.",
    remedy: "List stand-ins for them as `stubs` in vitrine.json.")
  static let packageMissing = Rule(
    "package-missing", fault: .widget, .note, "A local package is not there",
    why: "Its modules cannot be imported.",
    remedy: "It may be made by a tool that has not run here.")
  static let packageUnreadable = Rule(
    "package-unreadable", fault: .widget, .warning, "A package cannot be read",
    why: "Its modules cannot be imported.",
    remedy: "See whether `swift package describe` works there.")
  static let projectPartlyRead = Rule(
    "project-partly-read", fault: .input, .warning,
    "A description of a project leaves targets to code",
    why: "A Project.swift of Tuist is read and not run: what it and the helpers beside it write "
      + "down counts; targets that loops, closures or conditions make are not known.",
    remedy: "Run tuist generate, and give the project that it makes.")
  package static let moduleNotAvailable = Rule(
    "module-not-available", fault: .widget, .warning, "A module that is imported is not at hand",
    why: "Its names are made from the use that code makes of them; a widget that needs an answer "
      + "of one is not drawn from there on.",
    remedy: "Put Swift files that stand in for it into stubs/MODULE beside vitrine.json.")
}
