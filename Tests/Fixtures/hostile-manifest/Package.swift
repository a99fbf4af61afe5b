// swift-tools-version: 5.9
import Foundation
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

// A manifest is a program that runs before anything is compiled. This one tries what it can and
// calls its target after what it could.

let victim = Context.packageDirectory + "/../victim"
let script = "sleep 2; echo x > '\(victim)/alive-manifest'"

func reads(_ path: String) -> Bool { FileManager.default.contents(atPath: path) != nil }
func writes(_ path: String) -> Bool {
  (try? "x".write(toFile: path, atomically: false, encoding: .utf8)) != nil
}
func opensSocket() -> Bool { socket(2, 1, 0) >= 0 }

/// Whether any process of the machine, the tool among them, shows its environment.
func seesToken() -> Bool {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.contains { name in
    let data = FileHandle(forReadingAtPath: "/proc/\(name)/environ")?.readDataToEndOfFile()
    return String(decoding: data ?? Data(), as: UTF8.self).contains("very-secret-token")
  }
}

let shell = Process()
shell.executableURL = URL(fileURLWithPath: "/bin/sh")
shell.arguments = ["-c", "(\(script)) >/dev/null 2>&1 &"]
_ = try? shell.run()

let attempts: [(String, Bool)] = [
  ("read-passwd", reads("/etc/passwd")), ("read-secret", reads(victim + "/secret.txt")),
  ("write-victim", writes(victim + "/written-manifest")),
  ("write-package", writes(Context.packageDirectory + "/written")),
  ("chmod-secret", chmod(victim + "/secret.txt", 0o666) == 0),
  ("list-home", (try? FileManager.default.contentsOfDirectory(atPath: "/root")) != nil),
  ("socket", opensSocket()),
  ("token", Context.environment["GITHUB_TOKEN"] != nil),
  ("token-of-others", seesToken()),
]
let done = attempts.filter(\.1).map(\.0)

let package = Package(
  name: "hostile",
  targets: [
    .target(
      name: (["attempts"] + (done.isEmpty ? ["refused"] : done)).joined(separator: "-with-"),
      path: "Sources/Widgets")
  ])
