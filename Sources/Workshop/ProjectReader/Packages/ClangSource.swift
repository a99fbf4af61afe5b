import FilePaths
package import Foundation

/// A module written in C or C++.
package struct ClangSource: Hashable, Sendable {
  /// What is compiled, in order of paths.
  package private(set) var files: [URL]
  /// The package's folder of the target, which headers are looked for in.
  package let folder: URL
  /// The folder of headers that are for others; nil if there is none.
  package let headers: URL?
  /// Further folders that headers are looked for in.
  package let searched: [URL]
  /// `NAME` or `NAME=VALUE`.
  package let defines: [String]
  /// Modules of the package that it needs, whether Swift code imports them or not.
  private(set) var dependencies: [String]
  /// The text of its module map, where its headers have none.
  package private(set) var map: String?

  private static let (c, cxx) = (["c", "S", "s"], ["cc", "cpp", "cxx", "c++"])

  /// - Parameters:
  ///   - files: paths relative to the folder.
  ///   - system: the platform that settings are asked for, e.g. `linux`.
  /// - Returns: nil if there is nothing to compile, or some is in Objective-C.
  init?(
    _ target: PackageManifest.Target, folder: URL, files: [String], system: String,
    package: PackageManifest
  ) {
    func ending(_ path: String) -> String { (path as NSString).pathExtension }
    guard !files.contains(where: { ["m", "mm"].contains(ending($0)) }) else { return nil }
    let code = files.filter { (Self.c + Self.cxx).contains(ending($0)) }
    let headers = MacDisk.find(folder.appendingPathComponent(target.publicHeaders ?? "include"))
    guard !code.isEmpty || headers.map(Self.isPlain) == true else { return nil }
    self.files = code.map(folder.appendingPathComponent)
    self.folder = folder
    self.headers = headers
    let settings = target.settings.filter {
      $0.tool != "swift" && ($0.platforms.isEmpty || $0.platforms.contains(system))
    }
    searched = settings.filter { $0.name == "headerSearchPath" }.map {
      folder.appendingPathComponent($0.value).standardizedFileURL
    }
    defines = settings.filter { $0.name == "define" }.map(\.value)
    dependencies = target.dependencies.map(\.name).filter { name in
      package.targets.contains { $0.name == name && $0.type == "regular" }
    }.map(SettingReferences.identifier)
  }

  /// Whether the headers in a folder, which have no code, can do without Apple's.
  private static func isPlain(_ folder: URL) -> Bool {
    let names = SourceListing(folder, isWhole: true).resources.filter { $0.hasSuffix(".h") }
    return !names.contains { name in
      let text = HeaderFiles.text(folder.appendingPathComponent(name)) ?? ""
      return ["@interface", "@import", "#import"].contains(where: text.contains)
    }
  }

  /// A library of this machine.
  ///
  /// - Parameter folder: has its module map.
  init(library folder: URL) {
    (files, self.folder, headers) = ([], folder, folder)
    (searched, defines, dependencies) = ([], [], [])
  }

  /// A library of this machine that no package brings a map of.
  ///
  /// - Parameters:
  ///   - map: the module map, which names headers by their whole paths.
  ///   - home: the folder in which they find each other; nil where the compiler looks anyhow.
  init(map: String, home: URL?) {
    (files, headers, self.map) = ([], home, map)
    folder = home ?? URL(fileURLWithPath: "/dev/null")
    (searched, defines, dependencies) = ([], [], [])
  }

  /// The headers alone, as a module that is called otherwise.
  ///
  /// - Parameter module: the one that has the code.
  func headers(of module: String) -> ClangSource {
    var source = self
    (source.files, source.dependencies) = ([], [module])
    return source
  }

  /// Whether a file is C++.
  package static func isPlusPlus(_ file: URL) -> Bool { cxx.contains(file.pathExtension) }
}
