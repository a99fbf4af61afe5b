import CLibrary

/// What lies below a folder.
package enum FolderTree {
  /// The paths of all files, folders and links below it, relative to it and sorted; none where
  /// there is no such folder. Links below it are not followed, and a folder that may not be read is
  /// told by its name alone.
  package static func paths(below folder: String) -> [String] {
    // Foundation's own listing takes three times as long, and ends at what may not be read.
    var paths: [String] = []
    add(folder, prefix: "", to: &paths)
    return paths.sorted()
  }

  private static func add(_ folder: String, prefix: String, to paths: inout [String]) {
    for (name, isFolder) in entries(of: folder) {
      paths.append(prefix + name)
      if isFolder { add(folder + "/" + name, prefix: prefix + name + "/", to: &paths) }
    }
  }

  /// What stands in a folder, in no order; nothing where it may not be read.
  package static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      // The system keeps no more of a name than there is: the field must not be read as a whole.
      let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = String(cString: start.assumingMemoryBound(to: CChar.self))
      if name == "." || name == ".." { continue }
      entries.append((name, isFolder(entry.pointee.d_type, folder + "/" + name)))
    }
    return entries
  }

  /// Not every disk says with the name what it is the name of.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool {
    if Int(type) != Int(DT_UNKNOWN) { return Int(type) == Int(DT_DIR) }
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
