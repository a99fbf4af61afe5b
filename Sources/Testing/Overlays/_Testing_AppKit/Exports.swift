// The compiler imports a module of this name wherever Testing meets AppKit.
@_exported public import Testing
