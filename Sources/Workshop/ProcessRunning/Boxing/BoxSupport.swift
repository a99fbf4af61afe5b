package import DiagnosticRecords
internal import ProcessLauncher

/// What the kernel that this runs on can confine a program with.
package struct BoxSupport: Hashable, Sendable {
  /// The version of Landlock, which decides on paths; 0 if there is none.
  package var landlock: Int
  /// Whether system calls can be refused.
  package var filtersCalls: Bool

  package init(landlock: Int, filtersCalls: Bool) {
    (self.landlock, self.filtersCalls) = (landlock, filtersCalls)
  }

  /// Of this machine; found out once.
  package static let current = BoxSupport(
    landlock: Int(launch_landlock_version()), filtersCalls: launch_filters_calls())

  /// What does not hold, as sentences without an end; empty where all does.
  package var gaps: [String] {
    var gaps: [String] = []
    switch landlock {
    case 0: gaps.append("files everywhere can be read and changed (no Landlock)")
    case 1, 2: gaps.append("files that may be read can be emptied (Landlock \(landlock) of 3)")
    default: break
    }
    if !filtersCalls {
      gaps.append("sockets, new programs and signals are not refused (no seccomp)")
    }
    return gaps
  }

  /// One line for people.
  package var summary: String {
    let gaps = gaps
    if gaps.isEmpty {
      return "widget code and its compiler are boxed (Landlock \(landlock), seccomp)"
    }
    return "incomplete: " + gaps.joined(separator: "; ")
  }

  /// Says once a run what does not hold; nil where all does.
  package var diagnostic: Diagnostic? {
    gaps.isEmpty
      ? nil
      : Diagnostic(
        .sandboxIncomplete,
        "Widget code is not boxed wholly here: \(gaps.joined(separator: "; ")).",
        hint: "Draw only code you trust on this machine, or use Linux 6.2 or later in a container "
          + "that lets Landlock and seccomp through.")
  }
}

extension Rule {
  static let sandboxIncomplete = Rule(
    "sandbox-incomplete", fault: .machine, .note, "Widget code is not boxed wholly on this machine",
    why: "The kernel lacks what confines a program, so code of strangers could reach files "
      + "or the network.",
    remedy: "Draw only code you trust here, or use Linux 6.2 or later in a container that "
      + "lets Landlock and seccomp through.")
}
