// Only files that write it see it (`EntryMacroRewriter`): beside any name of a module the compiler
// does not find the associated type of the same name, as that of a timeline provider, where it is
// inferred.
@_spi(EntryMacro)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
