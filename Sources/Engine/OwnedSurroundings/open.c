// Files that are no files of the widget's: where chance comes from, and how the threads are doing.
#include "owned.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
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

static int open_owned(const char *path, int flags, mode_t mode) {
  bool is_chance = path && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"));
  if (is_chance && owned_has_begun()) return owned_open_chance();
  int file = openat(AT_FDCWD, path, flags, mode);
  if (file < 0 && errno == EACCES && path && names_thread(path))
    return openat(AT_FDCWD, "/proc/self/stat", flags, mode);
  return file;
}

// The mode that follows the flags where a file may be made.
#define MODE_AFTER(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | __O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = (mode_t)va_arg(rest, unsigned int); \
    va_end(rest); \
  }

int open(const char *path, int flags, ...) {
  MODE_AFTER(flags);
  return open_owned(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_AFTER(flags);
  return open_owned(path, flags | O_LARGEFILE, mode);
}

#endif
