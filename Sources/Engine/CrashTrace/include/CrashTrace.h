#ifndef CRASH_TRACE_H
#define CRASH_TRACE_H

// Nothing to call: a program that is started with VITRINE_CRASH_TRACE=FILE in its environment
// writes to that file where it was when a fatal signal struck. See CrashTrace.c for the lines.

#endif
