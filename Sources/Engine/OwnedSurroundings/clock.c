// Every clock of the calendar stands still at one instant, until the program sets it. Those that
// only count on (uptime) keep running for Foundation, whose waits are measured with them.
#include "owned.h"

#if defined(__linux__)

#include <sys/time.h>

int clock_gettime(clockid_t clock, struct timespec *result) {
  const struct timespec *now = owned_now();
  if (now && !owned_is_runtime(CALLER)) {
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI) {
      *result = *now;
      return 0;
    }
  }
  return REAL(clock_gettime)(clock, result);
}

// Whoever owns its surroundings may set its clock; days that are simulated do.
int clock_settime(clockid_t clock, const struct timespec *to) {
  if (clock != CLOCK_REALTIME || !owned_instant()) return REAL(clock_settime)(clock, to);
  owned_move(to);
  return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  const struct timespec *now = owned_now();
  if (!now || owned_is_runtime(CALLER)) return REAL(gettimeofday)(result, zone);
  *result = (struct timeval){now->tv_sec, now->tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  const struct timespec *now = owned_now();
  if (!now) return REAL(time)(result);
  if (result) *result = now->tv_sec;
  return now->tv_sec;
}

int timespec_get(struct timespec *result, int base) {
  const struct timespec *now = owned_now();
  if (!now || base != TIME_UTC) return REAL(timespec_get)(result, base);
  *result = *now;
  return base;
}

#endif
