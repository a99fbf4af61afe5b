// What a gallery program is told of the machine it runs on: nothing that is the machine's own.
//
// Its definitions of a few functions of the C library stand before the library's own, for the program
// and for Foundation alike, so that no way of asking the time is forgotten. They answer with fixed
// values once the environment has VITRINE_NOW, as `vitrine` sets it for programs
// (`ProgramEnvironment`), and hand on to the C library where it has not. Programs are linked with the
// target, and need not import it.
#ifndef OWNED_SURROUNDINGS_H
#define OWNED_SURROUNDINGS_H

// Clocks that stand and chance that begins anew, for a part of the code only: for test suites, which
// draw in a process that is not ours. Who the process is stays as it was, since locks that are held
// know it.
struct owned_holding;

// - seconds: The instant that its clocks show, since 1970.
//
// Returns NULL if there is no room for it.
struct owned_holding *owned_holding_at(double seconds);
void owned_end(struct owned_holding *holding);

// Has a function be asked, on any thread, what the calling code holds on to, NULL for nothing. Changes
// nothing where the process owns its surroundings already.
void owned_ask(struct owned_holding *(*holder)(void));

#endif
