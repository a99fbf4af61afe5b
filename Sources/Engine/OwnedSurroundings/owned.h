// What the files of this target share.
#ifndef OWNED_H
#define OWNED_H

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

// The instant that every clock of the calendar shows from the start of the process on; NULL where
// nothing is owned.
const struct timespec *owned_instant(void);

// The instant that they show the calling code: that, the one they have been moved to, or the one it
// holds on to.
const struct timespec *owned_now(void);

// Has the clocks of all threads show another instant from now on. Threads that read the time meanwhile
// see the one or the other.
void owned_move(const struct timespec *to);

// Whether it is owned and all libraries have set themselves up: what they draw of chance for
// themselves must not change what the program draws.
bool owned_has_begun(void);

// Whether a return address lies in Swift's own libraries. They wait by the clock, which would
// never end by one that stands, and speak of the process to the system.
bool owned_is_runtime(const void *address);

// Where every sequence of chance begins.
static const uint64_t owned_first_chance = 0x565452494E45;

// Where the sequence of chance stands for the calling code, see `owned_ask`; NULL where it has that of
// the process.
_Atomic uint64_t *owned_held_chance(void);

// A file of chance, the same in every run; -1 if there is no room for one.
int owned_open_chance(void);

struct stat;
// Gives a file the dates that all files have; passes on the code of the call that found it.
int owned_dated(int code, struct stat *file);

// The C library's function of that name.
#define REAL(name)                                                   \
  ({                                                                 \
    static __typeof__(&name) found;                                  \
    if (!found) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name);  \
    found;                                                           \
  })

#define CALLER __builtin_extract_return_addr(__builtin_return_address(0))

#endif
