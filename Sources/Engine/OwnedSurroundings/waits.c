// A wait until an instant of the clock that stands lasts as long as until that instant from now.
#include "owned.h"

#if defined(__linux__)

#include <pthread.h>

int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
  const struct timespec *restrict end) {
  const struct timespec *now = owned_now();
  struct timespec shifted = *end;
  if (now && !owned_is_runtime(CALLER)) {
    REAL(clock_gettime)(CLOCK_REALTIME, &shifted);
    shifted.tv_sec += end->tv_sec - now->tv_sec;
    shifted.tv_nsec += end->tv_nsec - now->tv_nsec;
    if (shifted.tv_nsec < 0) shifted.tv_sec -= 1, shifted.tv_nsec += 1000000000;
    if (shifted.tv_nsec >= 1000000000) shifted.tv_sec += 1, shifted.tv_nsec -= 1000000000;
  }
  return REAL(pthread_cond_timedwait)(condition, mutex, &shifted);
}

#endif
