/// What a program may do to the machine that it runs on. The kernel sees to it, as far as it can
/// (``BoxSupport``); what is refused is an error to the program, and never its end.
///
/// In every box there are no sockets, no new privileges, no view into other processes and no
/// signals to them, none of the tool's open files, and no way out of the session, so that whatever
/// a program leaves behind is found and ended.
package struct ProcessBox: Hashable, Sendable {
  /// Files and folders, with all in them, that it may read; what is not there is passed over.
  package var readable: [String] = []
  /// Files and folders that it may read, change, fill and empty.
  package var writable: [String] = []
  /// Programs that it may start, or folders of them; in a box of one: itself and its loader.
  package var executable: [String] = []
  /// Whether it may start other programs, which are in the same box.
  package var mayStartPrograms = false
  /// Bytes of data it may ask for, far above what it may hold: the watch says more of why it ended
  /// a program. Nil for any.
  package var dataLimit: Int?
  /// Bytes of the largest file it may write; nil for any.
  package var fileLimit: Int?
  /// Seconds of all processors together; nil for any.
  package var processorLimit: Int?

  package init() {}

  /// What any program needs of the system: libraries, time zones, and devices that hold nothing.
  package static var system: ProcessBox {
    var box = ProcessBox()
    box.readable = [
      "/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib",
      "/etc/ld.so.cache", "/etc/ld.so.preload", "/usr/share/zoneinfo", "/usr/share/locale",
      "/dev/urandom", "/dev/random", "/dev/zero", "/sys/devices/system/cpu",
    ]
    box.writable = ["/dev/null"]
    return box
  }

  /// Lets a program start itself: its file, what loads it, and the libraries it names.
  ///
  /// - Parameter variables: its environment, which may name more folders of libraries.
  package mutating func admit(_ program: String, variables: [String: String]) {
    let image = ExecutableImage(path: program)
    executable.append(program)
    if let loader = image?.loader {
      executable.append(loader)
      // Where a system keeps its libraries elsewhere, the loader lies beside them.
      readable.append(ExecutableImage.folder(of: loader))
    }
    readable += image?.libraryFolders ?? []
    let named = variables["LD_LIBRARY_PATH"]?.split(separator: ":") ?? []
    readable += named.map(String.init)
  }
}
