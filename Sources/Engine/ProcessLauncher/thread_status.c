#if defined(__linux__)

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/types.h>

// The library of queues looks at how its threads are doing, in /proc/<thread>/stat, and ends the
// program if it cannot. A confined program may not look into /proc by number, where all processes
// of the machine are, and no rule can be made for threads to come. It gets the line of the process
// instead: from it the library learns only whether to begin another thread.

static bool names_thread(const char *path) {
  static const char start[] = "/proc/";
  if (strncmp(path, start, sizeof start - 1) != 0) return false;
  const char *digits = path + sizeof start - 1;
  size_t count = strspn(digits, "0123456789");
  return count > 0 && strcmp(digits + count, "/stat") == 0;
}

static int open_or_own(const char *path, int flags, mode_t mode) {
  int file = openat(AT_FDCWD, path, flags, mode);
  if (file < 0 && errno == EACCES && path && names_thread(path)) {
    return openat(AT_FDCWD, "/proc/self/stat", flags, mode);
  }
  return file;
}

/// The mode that follows the flags where a file may be made.
#define mode_after(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | __O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = (mode_t)va_arg(rest, unsigned int); \
    va_end(rest); \
  }

/// In the place of the C library's, for every library of the program.
int open(const char *path, int flags, ...) {
  mode_after(flags);
  return open_or_own(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  mode_after(flags);
  return open_or_own(path, flags | O_LARGEFILE, mode);
}

#endif
