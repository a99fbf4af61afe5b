#if defined(__linux__)

#define _GNU_SOURCE
#include "confinement.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define machine AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define machine AUDIT_ARCH_AARCH64
#endif

bool launch_filters_calls(void) {
#if defined(machine)
  // A kernel with filters complains of the missing filter, another of the mode.
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL, 0, 0) < 0 && errno == EFAULT;
#else
  return false;
#endif
}

#if defined(machine)

/// Calls younger than the unified table; their numbers are the same on all machines, and headers
/// may not know them yet.
enum {
  call_pidfd_send_signal = 424,
  call_io_uring_setup = 425,
  call_io_uring_enter = 426,
  call_io_uring_register = 427,
  call_open_tree = 428,
  call_move_mount = 429,
  call_fsopen = 430,
  call_fsconfig = 431,
  call_fsmount = 432,
  call_fspick = 433,
  call_pidfd_open = 434,
  call_clone3 = 435,
  call_pidfd_getfd = 438,
  call_process_madvise = 440,
  call_mount_setattr = 442,
  call_quotactl_fd = 443,
  call_memfd_secret = 447,
  call_process_mrelease = 448,
  call_set_mempolicy_home_node = 450,
  call_fchmodat2 = 452,
  call_statmount = 457,
  call_listmount = 458,
  call_lsm_get_self_attr = 459,
  call_lsm_set_self_attr = 460,
  call_lsm_list_modules = 461,
  /// The last that was weighed; those above are not known, programs do without them.
  last_known_call = 462,
};

/// Refused in every confined program.
static const int refused_calls[] = {
  // The network, and messages to processes of other programs.
  SYS_socket, SYS_bind, SYS_connect, SYS_listen, SYS_accept, SYS_accept4,
  SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop,
  SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink,
  // The inside of other processes.
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_move_pages,
  SYS_migrate_pages, call_pidfd_open, call_pidfd_getfd, call_pidfd_send_signal,
  call_process_madvise, call_process_mrelease,
  // Files past their paths.
  SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init, SYS_fanotify_mark,
  SYS_acct, SYS_quotactl, call_quotactl_fd, SYS_swapon, SYS_swapoff, SYS_mknodat,
  // What files are like, which Landlock does not look at.
  SYS_fchmodat, call_fchmodat2, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
  SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
  // The view of the machine.
  SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, call_open_tree,
  call_move_mount, call_fsopen, call_fsconfig, call_fsmount, call_fspick, call_mount_setattr,
  call_statmount, call_listmount,
  // The kernel and the machine themselves.
  SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key,
  SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load,
  SYS_reboot, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
  SYS_sethostname, SYS_setdomainname, SYS_syslog, SYS_vhangup,
  SYS_personality, SYS_seccomp, call_memfd_secret, call_lsm_get_self_attr,
  call_lsm_set_self_attr, call_lsm_list_modules, call_set_mempolicy_home_node,
  // Who the process is, and what it takes from others.
  SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid, SYS_setfsuid,
  SYS_setfsgid, SYS_setgroups, SYS_capset, SYS_setsid, SYS_setpriority, SYS_ioprio_set,
#if defined(__x86_64__)
  SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_mknod, SYS_iopl,
  SYS_ioperm, SYS_modify_ldt,
#endif
};

/// Refused as well where a program is to stay alone.
static const int refused_alone[] = {
  SYS_socketpair, SYS_execveat, SYS_memfd_create, SYS_setpgid, SYS_setrlimit, SYS_tkill,
  SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_inotify_init1, SYS_inotify_add_watch,
  SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
#if defined(__x86_64__)
  SYS_fork, SYS_vfork, SYS_inotify_init,
#endif
};

/// Answered as if the kernel had never heard of them: libraries know another way.
static const int unknown_calls[] = {
  call_io_uring_setup, call_io_uring_enter, call_io_uring_register,
};

/// Modes, owners and times of open files are not changed, and nobody is told: copying a file sets
/// them, and the copy is what counts.
static const int idle_calls[] = {SYS_fchmod, SYS_fchown};

/// What this process has for a number, until it has one.
static const uint32_t own_process = 0xFFFFFFFF;

static void add(call_filter *filter, uint16_t code, uint32_t value, uint8_t then, uint8_t other) {
  filter->instructions[filter->count++] =
    (struct sock_filter){.code = code, .jt = then, .jf = other, .k = value};
}

static void add_load(call_filter *filter, size_t offset) {
  add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

/// Goes on if what was loaded is the value, else passes over some instructions.
static void add_unless(call_filter *filter, uint32_t value, uint8_t passed) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, passed);
}

static void add_answer(call_filter *filter, uint32_t answer) {
  add(filter, BPF_RET | BPF_K, answer, 0, 0);
}

static uint32_t refusal(int error) { return SECCOMP_RET_ERRNO | (uint32_t)error; }

static void add_calls(call_filter *filter, const int *calls, size_t count, uint32_t answer) {
  for (size_t index = 0; index < count; index++) {
    add_unless(filter, (uint32_t)calls[index], 1);
    add_answer(filter, answer);
  }
}

/// Both halves of an argument; the low one comes first on the machines above.
static size_t low_half(int argument) {
  return offsetof(struct seccomp_data, args) + 8 * (size_t)argument;
}

/// The call of a number is let through if the argument's low half is the value, else refused.
static void add_only(call_filter *filter, int call, int argument, uint32_t value) {
  add_unless(filter, (uint32_t)call, 4);
  add_load(filter, low_half(argument));
  add_unless(filter, value, 1);
  add_answer(filter, SECCOMP_RET_ALLOW);
  add_answer(filter, refusal(EPERM));
}

/// The call of a number is refused if the argument's low half is the value.
static void add_except(call_filter *filter, int call, int argument, uint32_t value) {
  add_unless(filter, (uint32_t)call, 4);
  add_load(filter, low_half(argument));
  add_unless(filter, value, 1);
  add_answer(filter, refusal(EPERM));
  add_answer(filter, SECCOMP_RET_ALLOW);
}

/// A call whose pointer says whether it changes something: without one it has this answer.
static void add_pointer(
  call_filter *filter, int call, int argument, uint32_t without, uint32_t with
) {
  add_unless(filter, (uint32_t)call, 6);
  add_load(filter, low_half(argument));
  add_unless(filter, 0, 3);
  add_load(filter, low_half(argument) + 4);
  add_unless(filter, 0, 1);
  add_answer(filter, without);
  add_answer(filter, with);
}

/// A new thread or process, judged by whether it has one of some flags. Those of the newer call
/// cannot be seen; the C library falls back on the older.
static void add_clone(call_filter *filter, uint32_t flags, uint32_t with, uint32_t without) {
  add_calls(filter, (const int[]){call_clone3}, 1, refusal(ENOSYS));
  add_unless(filter, SYS_clone, 4);
  add_load(filter, low_half(0));
  add(filter, BPF_JMP | BPF_JSET | BPF_K, flags, 0, 1);
  add_answer(filter, with);
  add_answer(filter, without);
}

/// One start, known by what only the launcher can say.
static void add_start(call_filter *filter, launch_token token) {
  add_unless(filter, SYS_execve, 14);
  for (int word = 0; word < 3; word++) {
    uint8_t rest = (uint8_t)(12 - 4 * word);
    add_load(filter, low_half(3 + word));
    add_unless(filter, (uint32_t)token.words[word], rest - 1);
    add_load(filter, low_half(3 + word) + 4);
    add_unless(filter, (uint32_t)(token.words[word] >> 32), rest - 3);
  }
  add_answer(filter, SECCOMP_RET_ALLOW);
  add_answer(filter, refusal(EPERM));
}

static const uint32_t namespace_flags = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC
  | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

#define count_of(list) (sizeof(list) / sizeof(list)[0])

bool confinement_make_filter(call_filter *filter, uint32_t confinement, launch_token token) {
  size_t most = 2
    * (count_of(refused_calls) + count_of(refused_alone) + count_of(unknown_calls)
       + count_of(idle_calls)) + 100;
  filter->count = 0;
  filter->instructions = calloc(most, sizeof(struct sock_filter));
  if (!filter->instructions) return false;
  bool is_alone = confinement & LAUNCH_ALONE;

  // The numbers below are those of this machine's own calls.
  add_load(filter, offsetof(struct seccomp_data, arch));
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0);
  add_answer(filter, refusal(ENOSYS));
  add_load(filter, offsetof(struct seccomp_data, nr));
  // This refuses the calls of x32 as well, which have a bit of their own.
  add(filter, BPF_JMP | BPF_JGT | BPF_K, last_known_call, 0, 1);
  add_answer(filter, refusal(ENOSYS));

  add_calls(filter, unknown_calls, count_of(unknown_calls), refusal(ENOSYS));
  add_calls(filter, idle_calls, count_of(idle_calls), refusal(0));
  add_calls(filter, refused_calls, count_of(refused_calls), refusal(EPERM));
  add_pointer(filter, SYS_utimensat, 1, refusal(0), refusal(EPERM));
  add_except(filter, SYS_prctl, 0, PR_SET_PDEATHSIG);
  if (is_alone) {
    add_calls(filter, refused_alone, count_of(refused_alone), refusal(EPERM));
    add_clone(filter, CLONE_THREAD, SECCOMP_RET_ALLOW, refusal(EPERM));
    // Limits may be asked for, those of others too: they say nothing that counts.
    add_pointer(filter, SYS_prlimit64, 2, SECCOMP_RET_ALLOW, refusal(EPERM));
    add_only(filter, SYS_kill, 0, own_process);
    add_only(filter, SYS_tgkill, 0, own_process);
    add_start(filter, token);
  } else {
    add_clone(filter, namespace_flags, refusal(EPERM), SECCOMP_RET_ALLOW);
    add_only(filter, SYS_socketpair, 0, AF_UNIX);
  }
  add_answer(filter, SECCOMP_RET_ALLOW);
  return true;
}

void confinement_free_filter(call_filter *filter) { free(filter->instructions); }

int confinement_close_calls(call_filter *filter) {
  uint32_t process = (uint32_t)getpid();
  for (size_t index = 0; index < filter->count; index++) {
    struct sock_filter *instruction = &filter->instructions[index];
    bool compares = instruction->code == (BPF_JMP | BPF_JEQ | BPF_K);
    if (compares && instruction->k == own_process) instruction->k = process;
  }
  struct sock_fprog program = {
    .len = (unsigned short)filter->count, .filter = filter->instructions};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) < 0 ? errno : 0;
}

#else

bool confinement_make_filter(call_filter *filter, uint32_t confinement, launch_token token) {
  (void)confinement, (void)token;
  filter->count = 0;
  filter->instructions = NULL;
  return false;
}
void confinement_free_filter(call_filter *filter) { (void)filter; }
int confinement_close_calls(call_filter *filter) { return (void)filter, ENOSYS; }

#endif

#else

#include "process_launcher.h"

bool launch_filters_calls(void) { return false; }

#endif
