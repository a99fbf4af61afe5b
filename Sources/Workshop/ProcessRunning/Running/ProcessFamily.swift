import CLibrary
import Foundation

/// What programs have started, and what that has, as the system lists it in `/proc`; nothing where
/// there is no such list.
enum ProcessFamily {
  /// One process, told from a later one of the same number by when it began.
  struct Member: Hashable {
    let identifier: pid_t
    let beginning: String

    /// Whether it is there still.
    var isRunning: Bool { ProcessFamily.read(identifier)?.member == self }
  }

  /// Everything below some processes, at this moment.
  static func descendants(of roots: Set<pid_t>) -> [Member] {
    guard !roots.isEmpty else { return [] }
    let all = everybody
    var known = roots
    var found: [Member] = []
    while true {
      let more = all.filter { known.contains($0.parent) && !known.contains($0.member.identifier) }
      if more.isEmpty { return found }
      found += more.map(\.member)
      known.formUnion(more.map(\.member.identifier))
    }
  }

  /// Ends everything that runs in a session whose leader is gone, also what its own parents have
  /// left behind. Returns when nothing is left that could start more.
  static func end(session: pid_t) {
    // Each round ends what the one before had time to start.
    for _ in 0..<100 {
      let left = everybody.filter { $0.session == session && !$0.isZombie }
      if left.isEmpty { return }
      for entry in left { kill(entry.member.identifier, SIGKILL) }
    }
  }

  /// A line of the list.
  private struct Entry {
    let member: Member
    let parent: pid_t
    let session: pid_t
    /// Whether it is over and only its number is left.
    let isZombie: Bool
  }

  private static var everybody: [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.sorted().compactMap(read)
  }

  /// A process; nil if there is none of that number. The name in brackets may hold anything; behind
  /// it stand state, parent, group, session, and as the twentieth the beginning (proc(5)).
  private static func read(_ identifier: pid_t) -> Entry? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19, let parent = pid_t(fields[1]), let session = pid_t(fields[3]) else {
      return nil
    }
    return Entry(
      member: Member(identifier: identifier, beginning: String(fields[19])), parent: parent,
      session: session, isZombie: fields[0] == "Z" || fields[0] == "X")
  }
}
