#ifndef VITRINE_PROCESS_LAUNCHER_H
#define VITRINE_PROCESS_LAUNCHER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Starts programs, confined if wished: what happens between fork and exec cannot be said in Swift.
/// What a confined program may do is decided by the kernel (Landlock, seccomp, limits), which also
/// holds for the superuser.

/// What may be done with a file, or with everything in a folder.
enum {
  LAUNCH_MAY_READ = 1,
  LAUNCH_MAY_WRITE = 2,
  LAUNCH_MAY_EXECUTE = 4,
};

/// What else is taken from a confined program.
enum {
  /// Paths, calls and privileges are confined; without it none of the other is looked at.
  LAUNCH_CONFINED = 1,
  /// It may start no process and become no other program.
  LAUNCH_ALONE = 2,
};

/// A file or folder and what may be done with it.
typedef struct {
  const char *path;
  uint32_t rights;
} launch_path;

/// A limit of setrlimit(2); it can be raised by nobody afterwards.
typedef struct {
  int resource;
  uint64_t value;
} launch_limit;

/// A program to start.
typedef struct {
  const char *program;
  /// Ends with NULL, as do the variables.
  char *const *arguments;
  char *const *variables;
  /// Where it runs; NULL for here.
  const char *folder;
  /// What becomes its standard output and standard error.
  int output;
  int errors;
  uint32_t confinement;
  const launch_path *paths;
  size_t path_count;
  const launch_limit *limits;
  size_t limit_count;
} launch_plan;

/// Starts a program that leads a session of its own and dies with the calling thread. It has
/// nothing on its standard input and no other open files. A path that is not there is passed over.
///
/// Returns 0, or the error that kept it from starting; a part of the confinement that the kernel
/// offers and then refuses is one.
int launch_process(const launch_plan *plan, pid_t *identifier);

/// The limits by names that do not change their type from system to system.
enum {
  LAUNCH_LIMIT_CORE,
  LAUNCH_LIMIT_CPU,
  LAUNCH_LIMIT_DATA,
  LAUNCH_LIMIT_FILE_SIZE,
  LAUNCH_LIMIT_FILES,
  LAUNCH_LIMIT_SPACE,
};

/// The version of Landlock that the kernel offers; 0 if none.
int launch_landlock_version(void);

/// Whether the kernel filters system calls, and this program knows the numbers of this machine's.
bool launch_filters_calls(void);

#endif
