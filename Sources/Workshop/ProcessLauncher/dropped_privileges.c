#if defined(__linux__)

#define _GNU_SOURCE
#include "confinement.h"

#include <errno.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int confinement_drop_privileges(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return errno;
  // The superuser keeps only that it may open what belongs to others, where a path is allowed at
  // all: the project of a build in a container often belongs to somebody else.
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct sets[2];
  if (syscall(SYS_capget, &header, sets) < 0) return errno;
  uint32_t kept = (1u << CAP_DAC_OVERRIDE) | (1u << CAP_DAC_READ_SEARCH);
  sets[0].permitted &= kept;
  sets[0].effective &= kept;
  sets[0].inheritable = 0;
  sets[1].permitted = sets[1].effective = sets[1].inheritable = 0;
  return syscall(SYS_capset, &header, sets) < 0 ? errno : 0;
}

#endif
