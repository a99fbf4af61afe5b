#if defined(__linux__)

#define _GNU_SOURCE
#include "confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock as the kernel's documentation describes it (docs.kernel.org/userspace-api/landlock.html).
// The headers of the machine that compiles this may be older than the kernel that runs it, so that
// its numbers stand here; they are the same on all machines.

enum {
  call_create_ruleset = 444,
  call_add_rule = 445,
  call_restrict_self = 446,
  create_ruleset_version = 1,
  rule_path_beneath = 1,
};

enum {
  right_execute = 1 << 0,
  right_write_file = 1 << 1,
  right_read_file = 1 << 2,
  right_read_folder = 1 << 3,
  right_remove_folder = 1 << 4,
  right_remove_file = 1 << 5,
  right_make_character_device = 1 << 6,
  right_make_folder = 1 << 7,
  right_make_file = 1 << 8,
  right_make_socket = 1 << 9,
  right_make_pipe = 1 << 10,
  right_make_block_device = 1 << 11,
  right_make_link = 1 << 12,
  right_move_between_folders = 1 << 13,
  right_truncate = 1 << 14,
  right_control_device = 1 << 15,
};

enum {
  every_right_of_version_1 = (1 << 13) - 1,
  every_tcp_right = 3,
  every_scope = 3,
  rights_of_a_file = right_execute | right_write_file | right_read_file | right_truncate
    | right_control_device,
};

typedef struct {
  uint64_t handled_paths;
  uint64_t handled_ports;
  uint64_t scopes;
} ruleset_attributes;

typedef struct {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed)) path_attributes;

/// What the rulesets of a version know; the rest is not refused.
static uint64_t handled_rights(int version) {
  uint64_t rights = every_right_of_version_1;
  if (version >= 2) rights |= right_move_between_folders;
  if (version >= 3) rights |= right_truncate;
  if (version >= 5) rights |= right_control_device;
  return rights;
}

static uint64_t allowed_rights(uint32_t rights) {
  uint64_t allowed = 0;
  if (rights & LAUNCH_MAY_READ) allowed |= right_read_file | right_read_folder;
  if (rights & LAUNCH_MAY_EXECUTE) allowed |= right_execute | right_read_file;
  // No links and no pipes: who reads what was written opens plain files.
  if (rights & LAUNCH_MAY_WRITE) {
    allowed |= right_read_file | right_read_folder | right_write_file | right_remove_folder
      | right_remove_file | right_make_folder | right_make_file | right_move_between_folders
      | right_truncate;
  }
  return allowed;
}

int launch_landlock_version(void) {
  long version = syscall(call_create_ruleset, NULL, 0, create_ruleset_version);
  return version > 0 ? (int)version : 0;
}

/// Adds one path; what is not there needs no rule.
static int add_path(int ruleset, const char *path, uint64_t rights) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return 0;
  struct stat status;
  int result = fstat(descriptor, &status);
  if (result == 0) {
    if (!S_ISDIR(status.st_mode)) rights &= rights_of_a_file;
    path_attributes attributes = {.allowed = rights, .parent = descriptor};
    if (rights) result = (int)syscall(call_add_rule, ruleset, rule_path_beneath, &attributes, 0);
  }
  int error = result < 0 ? errno : 0;
  close(descriptor);
  return error;
}

int confinement_open_paths(
  path_rules *rules, int version, const launch_path *paths, size_t count
) {
  ruleset_attributes attributes = {.handled_paths = handled_rights(version)};
  size_t size = sizeof attributes.handled_paths;
  if (version >= 4) {
    attributes.handled_ports = every_tcp_right;
    size = 2 * sizeof(uint64_t);
  }
  if (version >= 6) {
    attributes.scopes = every_scope;
    size = sizeof attributes;
  }
  rules->file = (int)syscall(call_create_ruleset, &attributes, size, 0);
  if (rules->file < 0) return errno;
  rules->rights = attributes.handled_paths;
  for (size_t index = 0; index < count; index++) {
    uint64_t rights = allowed_rights(paths[index].rights) & rules->rights;
    int error = add_path(rules->file, paths[index].path, rights);
    if (error) {
      close(rules->file);
      return error;
    }
  }
  return 0;
}

int confinement_close_paths(path_rules rules) {
  // Which process it is, is known only now. Of itself it needs how much memory it holds and what
  // the C library looks up; not the machine's connections and mounts, which stand beside them.
  static const char *const own[] = {
    "/proc/self/status", "/proc/self/stat", "/proc/self/maps", "/proc/self/cmdline",
  };
  for (size_t index = 0; index < sizeof own / sizeof own[0]; index++) {
    int error = add_path(rules.file, own[index], right_read_file & rules.rights);
    if (error) return error;
  }
  uint64_t write = (right_write_file | right_truncate) & rules.rights;
  int error = add_path(rules.file, "/proc/self/clear_refs", write);
  if (error) return error;
  return syscall(call_restrict_self, rules.file, 0) < 0 ? errno : 0;
}

#else

#include "process_launcher.h"

int launch_landlock_version(void) { return 0; }

#endif
