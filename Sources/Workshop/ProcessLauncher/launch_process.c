#define _GNU_SOURCE
#include "confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/syscall.h>
#endif

#if defined(__linux__)
#define borrow_fork vfork
#else
#define borrow_fork fork
#endif

/// Everything that the new process needs and that is made before it begins.
typedef struct {
  const launch_plan *plan;
  /// Where it says why it could not start; closed by the start.
  int report;
  pid_t parent;
  sigset_t signals;
  bool has_rules, has_filter;
  path_rules rules;
  call_filter filter;
  launch_token token;
} preparation;

/// What a limit is called here; -1 for what is unknown here.
static int resource_of(int limit) {
  switch (limit) {
    case LAUNCH_LIMIT_CORE: return RLIMIT_CORE;
    case LAUNCH_LIMIT_CPU: return RLIMIT_CPU;
    case LAUNCH_LIMIT_DATA: return RLIMIT_DATA;
    case LAUNCH_LIMIT_FILE_SIZE: return RLIMIT_FSIZE;
    case LAUNCH_LIMIT_FILES: return RLIMIT_NOFILE;
    case LAUNCH_LIMIT_SPACE: return RLIMIT_AS;
    default: return -1;
  }
}

/// Sets a limit, or the one that holds already if that is lower.
static int lower_limit(launch_limit limit) {
  int resource = resource_of(limit.resource);
  struct rlimit old;
  if (resource < 0 || getrlimit(resource, &old) < 0) return 0;
  rlim_t value = (rlim_t)limit.value;
  if (old.rlim_max != RLIM_INFINITY && old.rlim_max < value) value = old.rlim_max;
  struct rlimit new = {.rlim_cur = value, .rlim_max = value};
  return setrlimit(resource, &new) < 0 ? errno : 0;
}

/// Lets the start close every file that was not meant for the program.
static void close_others(void) {
#if defined(__linux__)
  enum { call_close_range = 436, close_on_start = 4 };
  if (syscall(call_close_range, 3, ~0U, close_on_start) == 0) return;
#endif
  struct rlimit files;
  long most = getrlimit(RLIMIT_NOFILE, &files) == 0 ? (long)files.rlim_cur : 1024;
  if (most > 65536 || most < 0) most = 65536;
  for (int file = 3; file < most; file++) fcntl(file, F_SETFD, FD_CLOEXEC);
}

/// The signals of a fresh program, none of them waiting. What exceeds a limit of size is an error
/// that can be handled, and not the end.
static void reset_signals(const preparation *made) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &usual, NULL);
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  if (made->plan->confinement) sigaction(SIGXFSZ, &ignored, NULL);
  // Who launches may be a thread to which no signal comes.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Puts the three streams where they belong. Where this program itself was started without some, its
/// pipes may have their numbers, and go out of the way first.
static int connect_streams(preparation *made) {
  made->report = fcntl(made->report, F_DUPFD_CLOEXEC, 3);
  int output = fcntl(made->plan->output, F_DUPFD_CLOEXEC, 3);
  int errors = fcntl(made->plan->errors, F_DUPFD_CLOEXEC, 3);
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0 || dup2(nothing, 0) < 0) return errno;
  if (dup2(output, 1) < 0 || dup2(errors, 2) < 0) return errno;
  if (nothing > 2) close(nothing);
  return 0;
}

/// In the new process: everything up to the start. 0 or an error.
static int enter(preparation *made) {
  const launch_plan *plan = made->plan;
  if (setsid() < 0) return errno;
#if defined(__linux__)
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) return errno;
  // It may have died before.
  if (getppid() != made->parent) return ESRCH;
#endif
  int error = connect_streams(made);
  if (error) return error;
  if (plan->folder && chdir(plan->folder) < 0) return errno;
  close_others();
  for (size_t index = 0; index < plan->limit_count; index++) {
    error = lower_limit(plan->limits[index]);
    if (error) return error;
  }
  reset_signals(made);
#if defined(__linux__)
  if (plan->confinement & LAUNCH_CONFINED) error = confinement_drop_privileges();
  if (!error && made->has_rules) error = confinement_close_paths(made->rules);
  if (!error && made->has_filter) error = confinement_close_calls(&made->filter);
#endif
  return error;
}

static _Noreturn void run(preparation *made) {
  const launch_plan *plan = made->plan;
  int error = enter(made);
  if (!error) {
#if defined(__linux__)
    const uint64_t *words = made->token.words;
    syscall(
      SYS_execve, plan->program, plan->arguments, plan->variables, words[0], words[1], words[2]);
#else
    execve(plan->program, plan->arguments, plan->variables);
#endif
    error = errno;
  }
  while (write(made->report, &error, sizeof error) < 0 && errno == EINTR) {}
  _exit(127);
}

/// Makes what confines the program, as far as the kernel offers it. 0 or an error.
static int prepare(preparation *made) {
  if (!(made->plan->confinement & LAUNCH_CONFINED)) return 0;
#if defined(__linux__)
  int version = launch_landlock_version();
  if (version > 0) {
    int error = confinement_open_paths(
      &made->rules, version, made->plan->paths, made->plan->path_count);
    if (error) return error;
    made->has_rules = true;
  }
  if (launch_filters_calls()) {
    if (getrandom(&made->token, sizeof made->token, 0) != sizeof made->token) return errno;
    // A half of all ones stands for something else in the filter.
    for (int word = 0; word < 3; word++) made->token.words[word] &= 0x7FFFFFFF7FFFFFFF;
    made->has_filter = confinement_make_filter(
      &made->filter, made->plan->confinement, made->token);
    if (!made->has_filter) return ENOMEM;
  }
#endif
  return 0;
}

static void forget(preparation *made) {
#if defined(__linux__)
  if (made->has_rules) close(made->rules.file);
  if (made->has_filter) confinement_free_filter(&made->filter);
#endif
  (void)made;
}

/// Starts it and waits for what it reports: nothing if it has become the program.
static int start(preparation *made, pid_t *identifier) {
  int report[2];
  if (pipe(report) < 0) return errno;
  for (int end = 0; end < 2; end++) fcntl(report[end], F_SETFD, FD_CLOEXEC);
  made->report = report[1];
  made->parent = getpid();
  // No handler of this program runs in the new process.
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &made->signals);
  // The new process borrows this thread's memory until it has become the program: copying that of
  // a large process for nothing takes longer than everything else here.
  pid_t child = borrow_fork();
  if (child == 0) run(made);
  int error = child < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &made->signals, NULL);
  close(report[1]);
  if (!error) {
    ssize_t count;
    do count = read(report[0], &error, sizeof error);
    while (count < 0 && errno == EINTR);
    if (count != sizeof error) error = 0;
    if (error) while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  }
  close(report[0]);
  *identifier = child;
  return error;
}

int launch_process(const launch_plan *plan, pid_t *identifier) {
  preparation made = {.plan = plan};
  int error = prepare(&made);
  if (!error) error = start(&made, identifier);
  forget(&made);
  return error;
}
