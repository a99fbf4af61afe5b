// The compiler imports a module of this name wherever Testing meets CoreGraphics.
@_exported public import Testing
