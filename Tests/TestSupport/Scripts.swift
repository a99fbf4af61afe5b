package import Foundation

/// Programs that tests write.
package enum Scripts {
  /// Lets another process write the file anew and makes it a program: what this process had open
  /// for writing may still be open in a child that another test has just forked, and such a file
  /// cannot be started.
  package static func makeExecutable(_ file: URL) throws {
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/sh")
    copy.arguments = [
      "-c", "cp \"$0\" \"$0.new\" && chmod 755 \"$0.new\" && mv \"$0.new\" \"$0\"", file.path,
    ]
    try copy.run()
    copy.waitUntilExit()
  }
}
