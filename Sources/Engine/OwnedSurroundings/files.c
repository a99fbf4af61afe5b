// The dates of files are those of this checkout and of this run, and the room on its disk is this
// machine's: all files are as old as the present, and the disk is half full.
#include "owned.h"

#if defined(__linux__)

#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>

int owned_dated(int code, struct stat *file) {
  const struct timespec *now = owned_instant();
  if (now && code == 0) file->st_atim = file->st_mtim = file->st_ctim = *now;
  return code;
}

int stat(const char *restrict path, struct stat *restrict file) {
  return owned_dated(REAL(stat)(path, file), file);
}

int fstat(int descriptor, struct stat *file) { return owned_dated(REAL(fstat)(descriptor, file), file); }

int fstatat(int folder, const char *restrict path, struct stat *restrict file, int flags) {
  return owned_dated(REAL(fstatat)(folder, path, file, flags), file);
}

int statx(
  int folder, const char *restrict path, int flags, unsigned mask, struct statx *restrict file) {
  int code = REAL(statx)(folder, path, flags, mask, file);
  const struct timespec *now = owned_instant();
  if (now && code == 0) {
    struct statx_timestamp date = {.tv_sec = now->tv_sec, .tv_nsec = (unsigned)now->tv_nsec};
    file->stx_atime = file->stx_btime = file->stx_ctime = file->stx_mtime = date;
  }
  return code;
}

// 128 GB in blocks of 4 KB.
static const unsigned long block = 4096, blocks = 128000000000 / 4096;

int statvfs(const char *restrict path, struct statvfs *restrict disk) {
  int code = REAL(statvfs)(path, disk);
  if (owned_instant() && code == 0) {
    disk->f_bsize = disk->f_frsize = block;
    disk->f_blocks = disk->f_files = blocks;
    disk->f_bfree = disk->f_bavail = disk->f_ffree = disk->f_favail = blocks / 2;
  }
  return code;
}

int statfs(const char *path, struct statfs *disk) {
  int code = REAL(statfs)(path, disk);
  if (owned_instant() && code == 0) {
    disk->f_bsize = disk->f_frsize = (long)block;
    disk->f_blocks = disk->f_files = blocks;
    disk->f_bfree = disk->f_bavail = disk->f_ffree = blocks / 2;
  }
  return code;
}

#endif
