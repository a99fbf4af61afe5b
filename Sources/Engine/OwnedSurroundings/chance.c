// Chance: the same "random" values in every run, in the order in which they are drawn.
#include "owned.h"

#if defined(__linux__)

#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// SplitMix64, one sequence per process, or per holding.
static uint64_t next(void) {
  static _Atomic uint64_t of_process = owned_first_chance;
  const uint64_t step = 0x9E3779B97F4A7C15;
  _Atomic uint64_t *held = owned_held_chance();
  uint64_t mixed = atomic_fetch_add(held ? held : &of_process, step) + step;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
  return mixed ^ (mixed >> 31);
}

static void fill(void *bytes, size_t count) {
  for (size_t done = 0; done < count; done += 8) {
    uint64_t value = next();
    memcpy((char *)bytes + done, &value, count - done < 8 ? count - done : 8);
  }
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  if (!owned_has_begun()) return REAL(getrandom)(bytes, count, flags);
  fill(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  if (!owned_has_begun()) return REAL(getentropy)(bytes, count);
  fill(bytes, count);
  return 0;
}

// Since glibc 2.36; older ones have none to hand on to.
uint32_t arc4random(void) {
  uint32_t value = 0;
  if (owned_has_begun()) value = (uint32_t)next();
  else getentropy(&value, sizeof value);
  return value;
}

void arc4random_buf(void *bytes, size_t count) {
  if (owned_has_begun()) { fill(bytes, count); return; }
  for (size_t done = 0; done < count; done += 256)
    getentropy((char *)bytes + done, count - done < 256 ? count - done : 256);
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t least = -bound % bound, value;
  do { value = arc4random(); } while (value < least);
  return value % bound;
}

// A file of chance for one who reads the device, as Foundation does for identifiers. A pipe, as a
// box allows no files without a name.
int owned_open_chance(void) {
  char bytes[4096];
  int ends[2];
  fill(bytes, sizeof bytes);
  if (pipe2(ends, O_CLOEXEC) < 0) return -1;
  bool is_written = write(ends[1], bytes, sizeof bytes) == sizeof bytes;
  close(ends[1]);
  if (is_written) return ends[0];
  close(ends[0]);
  return -1;
}

// Swift's library asks the kernel itself.
long syscall(long number, ...) {
  long values[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) values[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && owned_has_begun()) {
    fill((void *)values[0], (size_t)values[1]);
    return values[1];
  }
  // Foundation knows the main thread by the number of the process, which is owned.
  if (number == SYS_gettid && owned_instant() && !owned_is_runtime(CALLER)) {
    long thread = REAL(syscall)(number);
    return thread == REAL(getpid)() ? getpid() : thread;
  }
  return REAL(syscall)(
    number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

#endif
