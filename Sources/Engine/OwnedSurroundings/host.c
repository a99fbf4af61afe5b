// Who runs the program, where and as which process: what Foundation tells of it is the same
// everywhere.
#include "owned.h"

#if defined(__linux__)

#include <errno.h>
#include <ifaddrs.h>
#include <pwd.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <unistd.h>

// No process has it, as it is above the most that the kernel gives, so that nothing is sent to
// another by mistake.
static const pid_t process = 1 << 23;

pid_t getpid(void) {
  return owned_instant() && !owned_is_runtime(CALLER) ? process : REAL(getpid)();
}

int kill(pid_t target, int signal) {
  bool is_own = owned_instant() && target == process;
  return REAL(kill)(is_own ? REAL(getpid)() : target, signal);
}

int gethostname(char *name, size_t length) {
  if (!owned_instant()) return REAL(gethostname)(name, length);
  static const char own[] = "localhost";
  if (length < sizeof own) {
    errno = ENAMETOOLONG;
    return -1;
  }
  memcpy(name, own, sizeof own);
  return 0;
}

int uname(struct utsname *name) {
  int code = REAL(uname)(name);
  if (owned_instant() && code == 0) {
    strcpy(name->nodename, "localhost");
    strcpy(name->release, "26.0.0");
    strcpy(name->version, "26.0");
    strcpy(name->machine, "arm64");
  }
  return code;
}

// The machine is in no network.
int getifaddrs(struct ifaddrs **list) {
  if (!owned_instant()) return REAL(getifaddrs)(list);
  *list = NULL;
  return 0;
}

// Of processors and memory it has what the usual device has.
static const long processors = 6, memory = 6L << 30;

long sysconf(int name) {
  if (owned_instant() && !owned_is_runtime(CALLER)) {
    if (name == _SC_NPROCESSORS_CONF || name == _SC_NPROCESSORS_ONLN) return processors;
    if (name == _SC_PHYS_PAGES) return memory / REAL(sysconf)(_SC_PAGESIZE);
    if (name == _SC_AVPHYS_PAGES) return memory / 2 / REAL(sysconf)(_SC_PAGESIZE);
  }
  return REAL(sysconf)(name);
}

int sysinfo(struct sysinfo *info) {
  if (!owned_instant()) return REAL(sysinfo)(info);
  *info = (struct sysinfo){
    .uptime = 86400, .totalram = (unsigned long)memory, .freeram = (unsigned long)memory / 2,
    .procs = 1, .mem_unit = 1};
  return 0;
}

static struct passwd user(void) {
  char *home = getenv("HOME");
  return (struct passwd){
    .pw_name = "mobile", .pw_passwd = "*", .pw_uid = getuid(), .pw_gid = getgid(),
    .pw_gecos = "Mobile User", .pw_dir = home ? home : "/", .pw_shell = "/bin/sh"};
}

struct passwd *getpwuid(uid_t id) {
  if (!owned_instant()) return REAL(getpwuid)(id);
  static struct passwd entry;
  entry = user();
  return &entry;
}

struct passwd *getpwnam(const char *name) {
  return owned_instant() ? getpwuid(getuid()) : REAL(getpwnam)(name);
}

// The texts are constants and one of the environment, so the caller's room is not needed.
int getpwuid_r(
  uid_t id, struct passwd *entry, char *room, size_t size, struct passwd **result) {
  if (!owned_instant()) return REAL(getpwuid_r)(id, entry, room, size, result);
  *entry = user();
  *result = entry;
  return 0;
}

int getpwnam_r(
  const char *name, struct passwd *entry, char *room, size_t size, struct passwd **result) {
  if (!owned_instant()) return REAL(getpwnam_r)(name, entry, room, size, result);
  return getpwuid_r(getuid(), entry, room, size, result);
}

#endif
