// The compiler imports a module of this name wherever Testing meets CoreImage.
@_exported public import Testing
