import DiagnosticRecords

extension Diagnostic {
  static func inputNotFound(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "input-not-found", "There is no folder at \(path).",
      hint: "Give the folder of a widget extension, or one that holds it.")
  }

  static func noSwiftFiles(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "no-swift-files", "\(path) holds no Swift files.",
      hint: "Folders of tests, pods and build output, and files excluded in vitrine.json are"
        + " not searched.")
  }

  static func noWidgetsFound(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "no-widgets-found",
      "No Swift file in \(path) declares a Widget or a WidgetBundle for this platform.",
      hint: "Check the folder, the platform (#if os(…)) and `exclude` and `sources` in"
        + " vitrine.json.")
  }

  static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "file-unreadable", "\(path) cannot be read.", hint: "Check its permissions.",
      file: path)
  }

  static func applicationLeftOut(_ path: String) -> Diagnostic {
    Diagnostic(
      .note, "application-left-out",
      "\(path) starts an app and is left out; only widgets are drawn.", file: path)
  }

  static func severalEntries(_ paths: [String]) -> Diagnostic {
    Diagnostic(
      .error, "several-entry-points",
      "These files in one folder are all marked @main: \(paths.joined(separator: ", ")).",
      hint: "Move each into a folder of its own, or list one program's files as `sources` in"
        + " vitrine.json.",
      file: paths.first)
  }

  static func sharedFilesAdded(_ paths: [String], to folder: String) -> Diagnostic {
    let shown = paths.prefix(8).joined(separator: ", ")
    let rest = paths.count > 8 ? " and \(paths.count - 8) more" : ""
    return Diagnostic(
      .note, "shared-files-added",
      "\(folder) refers to what other folders declare; added: \(shown)\(rest).",
      hint: "If this guess is wrong, list the program's files as `sources` in vitrine.json.")
  }
}
