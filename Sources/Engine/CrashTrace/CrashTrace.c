// Where a gallery program was when it crashed, written by the program itself, so that no other
// program must be run beside it.
//
// The file that VITRINE_CRASH_TRACE names gets lines of words, the innermost frame first:
//
//   signal 11 stack-overflow
//   frame 37a0a0
//   frame 2b1c40 /usr/lib/libswiftCore.so
//   end
//
// A frame is an offset in hexadecimal digits, in the program itself or in the named library, and
// lies within the instruction that was running or had called. The tool finds names and lines.
//
// Handlers run on a stack of their own, so that endless recursion is told as well. Each thread
// needs one, and libraries begin threads too: `pthread_create` is therefore defined here, which
// comes before the C library's in the search for the name.

#define _GNU_SOURCE
#include "CrashTrace.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

// Enough to find a cycle that goes through the resolving of a few dozen nested views.
#define FRAME_LIMIT 2048
#define OBJECT_LIMIT 96
#define STACK_SIZE (128 * 1024)
// How far from the end of the stack an access may be that grew it too far, bytes.
#define OVERFLOW_REACH (128 * 1024)
// Seconds after which a trace that does not come to its end is given up.
#define TRACE_SECONDS 5

static int output = -1;

static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT,
                                    SIGFPE, SIGSYS,  SIGALRM, SIGXCPU};
#define SIGNAL_COUNT (sizeof fatal_signals / sizeof *fatal_signals)

// What is loaded, noted while it is safe to ask.
static struct {
  uintptr_t base, end;
  char path[256];
} objects[OBJECT_LIMIT];
static int object_count = 0;

static int note_object(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  if (object_count == OBJECT_LIMIT) return 1;
  uintptr_t end = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    uintptr_t last = info->dlpi_addr + part->p_vaddr + part->p_memsz;
    if (part->p_type == PT_LOAD && last > end) end = last;
  }
  objects[object_count].base = info->dlpi_addr;
  objects[object_count].end = end;
  strncpy(objects[object_count].path, info->dlpi_name, sizeof objects[0].path - 1);
  object_count++;
  return 0;
}

// The text, gathered without the help of the C library, which may be what crashed.
static char text[4096];
static size_t text_length = 0;

static void flush_text(void) {
  size_t done = 0;
  while (done < text_length) {
    ssize_t count = write(output, text + done, text_length - done);
    if (count <= 0) break;
    done += (size_t)count;
  }
  text_length = 0;
}

static void put(const char *word) {
  for (; *word; word++) {
    if (text_length == sizeof text) flush_text();
    text[text_length++] = *word;
  }
}

static void put_number(uintptr_t number, unsigned radix) {
  char digits[2 * sizeof number + 8];
  size_t first = sizeof digits;
  digits[--first] = 0;
  do {
    digits[--first] = "0123456789abcdef"[number % radix];
    number /= radix;
  } while (number > 0);
  put(digits + first);
}

static void put_frame(uintptr_t address) {
  for (int index = 0; index < object_count; index++) {
    if (address < objects[index].base || address >= objects[index].end) continue;
    put("frame ");
    put_number(address - objects[index].base, 16);
    // The program itself has no name.
    if (objects[index].path[0]) put(" ");
    put(objects[index].path);
    put("\n");
    return;
  }
}

struct walk {
  uintptr_t start;
  int is_inside, count;
};

// The first frames are those of the handler, up to where the signal struck, which is written.
static _Unwind_Reason_Code take_frame(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  int is_exact = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
  if (!walk->is_inside) {
    walk->is_inside = address == walk->start;
    return _URC_NO_REASON;
  }
  if (++walk->count > FRAME_LIMIT) return _URC_END_OF_STACK;
  put_frame(is_exact ? address : address - 1);
  return _URC_NO_REASON;
}

static void caught(int number, siginfo_t *info, void *context) {
  // What goes wrong from here on ends the program; what is written stays.
  for (size_t index = 0; index < SIGNAL_COUNT; index++) signal(fatal_signals[index], SIG_DFL);
  sigset_t alarms;
  sigemptyset(&alarms);
  sigaddset(&alarms, SIGALRM);
  pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
  alarm(TRACE_SECONDS);

  const ucontext_t *state = context;
#if defined(__x86_64__)
  uintptr_t start = (uintptr_t)state->uc_mcontext.gregs[REG_RIP];
  uintptr_t stack = (uintptr_t)state->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t start = state->uc_mcontext.pc, stack = state->uc_mcontext.sp;
#else
  uintptr_t start = 0, stack = 0;
  (void)state;
#endif
  put("signal ");
  put_number((uintptr_t)number, 10);
  uintptr_t address = (uintptr_t)info->si_addr;
  if (number == SIGSEGV && info->si_code > 0 && address < stack + OVERFLOW_REACH
      && address + OVERFLOW_REACH > stack)
    put(" stack-overflow");
  put("\n");
  // This much is out before the walk, which may meet what the crash has left.
  put_frame(start);
  flush_text();
  struct walk walk = {start, 0, 0};
  _Unwind_Backtrace(take_frame, &walk);
  put("end\n");
  flush_text();
  alarm(0);
  raise(number);
}

static void use_own_stack(void *memory) {
  stack_t stack = {.ss_sp = memory, .ss_size = STACK_SIZE, .ss_flags = 0};
  sigaltstack(&stack, NULL);
}

static void *stack_memory(void) {
  void *memory =
      mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

struct beginning {
  void *(*run)(void *);
  void *argument;
};

static void *begin_thread(void *memory) {
  struct beginning beginning = *(struct beginning *)memory;
  free(memory);
  void *stack = stack_memory();
  if (stack) use_own_stack(stack);
  void *result = beginning.run(beginning.argument);
  if (stack) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    munmap(stack, STACK_SIZE);
  }
  return result;
}

int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument) {
  int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) =
      (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))dlsym(
          RTLD_NEXT, "pthread_create");
  struct beginning *beginning = output < 0 ? NULL : malloc(sizeof *beginning);
  if (!beginning) return create(thread, attributes, run, argument);
  beginning->run = run;
  beginning->argument = argument;
  int code = create(thread, attributes, begin_thread, beginning);
  if (code != 0) free(beginning);
  return code;
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("VITRINE_CRASH_TRACE");
  if (!path) return;
  output = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  // Widget code has no business with it.
  unsetenv("VITRINE_CRASH_TRACE");
  void *memory = stack_memory();
  if (output < 0 || !memory) return;
  dl_iterate_phdr(note_object, NULL);
  use_own_stack(memory);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = caught;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < SIGNAL_COUNT; index++)
    sigaction(fatal_signals[index], &action, NULL);
}

#endif
