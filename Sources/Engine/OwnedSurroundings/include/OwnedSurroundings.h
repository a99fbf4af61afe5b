// What a gallery program is told of the machine it runs on: nothing that is the machine's own.
//
// The target is linked and never imported. Its definitions of a few functions of the C library stand
// before the library's own, for the program and for Foundation alike, so that no way of asking the
// time is forgotten. They answer with fixed values once the environment has VITRINE_NOW, as `vitrine`
// sets it for programs (`ProgramEnvironment`), and hand on to the C library where it has not.
#ifndef OWNED_SURROUNDINGS_H
#define OWNED_SURROUNDINGS_H
#endif
