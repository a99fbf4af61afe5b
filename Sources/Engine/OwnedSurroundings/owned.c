#include "include/OwnedSurroundings.h"
#include "owned.h"

#if defined(__linux__)

#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct range {
  uintptr_t start, end;
};

struct owned_holding {
  struct timespec instant;
  _Atomic uint64_t chance;
};

static struct timespec instant;
static enum { unread, absent, present } setting;
// Where clocks have been moved to since; a later instant is written before readers are led to it.
static struct timespec moved[2];
static _Atomic(const struct timespec *) current;
static bool has_begun;
// Answers in a process that owns nothing what the calling code holds on to.
static struct owned_holding *(*_Atomic ask)(void);
// Swift's libraries, those that keep time among them; a program is linked with about a dozen.
static struct range runtimes[64];
static size_t runtime_count;

bool owned_is_runtime(const void *address) {
  for (size_t i = 0; i < runtime_count; i++)
    if ((uintptr_t)address >= runtimes[i].start && (uintptr_t)address < runtimes[i].end) return true;
  return false;
}

static int note_runtime(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  const char *name = strrchr(info->dlpi_name, '/');
  name = name ? name + 1 : info->dlpi_name;
  bool is_runtime = !strncmp(name, "libdispatch", 11) || !strncmp(name, "libswift", 8);
  for (size_t i = 0; is_runtime && i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    if (runtime_count == sizeof runtimes / sizeof *runtimes) return 1;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    runtimes[runtime_count++] = (struct range){start, start + segment->p_memsz};
  }
  return 0;
}

// Reads what `Timestamp.text` writes, 2026-06-09T09:41:00.250Z.
static bool read_instant(const char *text, struct timespec *result) {
  struct tm day = {0};
  double seconds = 0;
  char zone = 0;
  int count = sscanf(
    text, "%4d-%2d-%2dT%2d:%2d:%lf%c", &day.tm_year, &day.tm_mon, &day.tm_mday, &day.tm_hour,
    &day.tm_min, &seconds, &zone);
  if (count != 7 || zone != 'Z' || seconds < 0 || seconds >= 61) return false;
  day.tm_year -= 1900;
  day.tm_mon -= 1;
  int thousandths = (int)(seconds * 1000 + 0.5);
  result->tv_sec = timegm(&day) + thousandths / 1000;
  result->tv_nsec = thousandths % 1000 * 1000000L;
  return true;
}

// The first to ask is a library that sets itself up, while there is one thread.
const struct timespec *owned_instant(void) {
  if (setting == unread) {
    const char *text = getenv("VITRINE_NOW");
    bool is_present = text && read_instant(text, &instant);
    if (is_present) dl_iterate_phdr(note_runtime, NULL);
    setting = is_present ? present : absent;
  }
  return setting == present ? &instant : NULL;
}

static struct owned_holding *held(void) {
  struct owned_holding *(*holder)(void) = ask;
  return holder ? holder() : NULL;
}

bool owned_has_begun(void) { return (has_begun && setting == present) || held(); }

const struct timespec *owned_now(void) {
  const struct timespec *own = current ? current : owned_instant();
  if (own) return own;
  struct owned_holding *holding = held();
  return holding ? &holding->instant : NULL;
}

_Atomic uint64_t *owned_held_chance(void) {
  struct owned_holding *holding = held();
  return holding ? &holding->chance : NULL;
}

void owned_move(const struct timespec *to) {
  struct timespec *next = &moved[current == &moved[0]];
  *next = *to;
  current = next;
}

struct owned_holding *owned_holding_at(double seconds) {
  struct owned_holding *holding = calloc(1, sizeof *holding);
  if (!holding) return NULL;
  holding->instant.tv_sec = (time_t)seconds;
  holding->instant.tv_nsec = (long)((seconds - (double)holding->instant.tv_sec) * 1000) * 1000000L;
  holding->chance = owned_first_chance;
  return holding;
}

void owned_end(struct owned_holding *holding) { free(holding); }

void owned_ask(struct owned_holding *(*holder)(void)) {
  if (owned_instant()) return;
  if (!runtime_count) dl_iterate_phdr(note_runtime, NULL);
  ask = holder;
}

__attribute__((constructor)) static void begin(void) {
  owned_instant();
  has_begun = true;
}

#else

struct owned_holding *owned_holding_at(double seconds) { (void)seconds; return NULL; }
void owned_end(struct owned_holding *holding) { (void)holding; }
void owned_ask(struct owned_holding *(*holder)(void)) { (void)holder; }

#endif
