// Paths of this machine: the folder a process runs in and the program go by names that are the same
// everywhere, and lead there only for the process itself.
#include "owned.h"

#if defined(__linux__)

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

// The folder by a name that is the same for every process; also where the folder's own changes.
char *getcwd(char *buffer, size_t size) {
  if (!owned_instant()) return REAL(getcwd)(buffer, size);
  static const char own[] = "/proc/self/cwd";
  if (!buffer) return strdup(own);
  if (size >= sizeof own) return memcpy(buffer, own, sizeof own);
  errno = ERANGE;
  return NULL;
}

// Whether a path is a link that leads out of those names: Foundation resolves all it meets.
static bool is_own_link(const char *path) {
  if (!owned_instant()) return false;
  if (!strcmp(path, "/proc/self") || !strcmp(path, "/proc/self/cwd")) return true;
  const char *program = (const char *)getauxval(AT_EXECFN);
  const char *end = program && *program == '/' ? strrchr(program, '/') : NULL;
  size_t length = end ? (size_t)(end - program) : 0;
  return length && strlen(path) == length && !memcmp(path, program, length);
}

// The program by the name it was started with.
ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
  if (is_own_link(path)) {
    errno = EINVAL;
    return -1;
  }
  const char *own = owned_instant() ? (const char *)getauxval(AT_EXECFN) : NULL;
  if (!own || *own != '/' || strcmp(path, "/proc/self/exe"))
    return REAL(readlink)(path, buffer, size);
  size_t length = strlen(own);
  if (length > size) length = size;
  memcpy(buffer, own, length);
  return (ssize_t)length;
}

int lstat(const char *restrict path, struct stat *restrict file) {
  if (is_own_link(path)) return stat(path, file);
  return owned_dated(REAL(lstat)(path, file), file);
}

#endif
