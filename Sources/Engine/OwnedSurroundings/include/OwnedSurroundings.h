// What a gallery program is told of the machine it runs on: nothing that is the machine's own.
//
// Its definitions of a few functions of the C library stand before the library's own, for the program
// and for Foundation alike, so that no way of asking the time is forgotten. They answer with fixed
// values once the environment has VITRINE_NOW, as `vitrine` sets it for programs
// (`ProgramEnvironment`), and hand on to the C library where it has not. Programs are linked with the
// target, and need not import it.
#ifndef OWNED_SURROUNDINGS_H
#define OWNED_SURROUNDINGS_H

// Has clocks stand and chance begin anew for the calling thread, until `owned_release`: for test suites,
// which draw in a process that is not ours. Who the process is stays as it was, since locks that are
// held know it. Changes nothing where the process owns its surroundings already.
//
// - seconds: The instant that its clocks show, since 1970.
void owned_hold(double seconds);
void owned_release(void);

#endif
