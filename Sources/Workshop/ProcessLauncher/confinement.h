#ifndef VITRINE_CONFINEMENT_H
#define VITRINE_CONFINEMENT_H

#include "process_launcher.h"

/// What the kernel calls are made with, prepared before the fork: afterwards nothing may allocate.

/// The arguments that execve(2) leaves unused. The filter lets only the start of the program itself
/// through, which brings this number along; the program begins without it.
typedef struct {
  uint64_t words[3];
} launch_token;

/// A Landlock ruleset, open, and the rights that it decides on.
typedef struct {
  int file;
  uint64_t rights;
} path_rules;

/// Makes the rules; `version` is not 0. 0 or an error.
int confinement_open_paths(path_rules *rules, int version, const launch_path *paths, size_t count);

/// In the new process: adds what it may read of itself, and confines it for good. 0 or an error.
int confinement_close_paths(path_rules rules);

/// In the new process: gives up privileges of the superuser. 0 or an error.
int confinement_drop_privileges(void);

/// A filter of system calls; as long as the longest that is made.
typedef struct {
  size_t count;
  struct sock_filter *instructions;
} call_filter;

/// Makes the filter; false if there is no memory. `confinement_free_filter` takes it away.
bool confinement_make_filter(call_filter *filter, uint32_t confinement, launch_token token);
void confinement_free_filter(call_filter *filter);

/// In the new process: fills in which process it is, and confines it for good. 0 or an error.
int confinement_close_calls(call_filter *filter);

#endif
