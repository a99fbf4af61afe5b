// The C library of the system, by one name: the only file that knows what each system calls it.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#else
  #error("The C library of this system has no name here")
#endif
