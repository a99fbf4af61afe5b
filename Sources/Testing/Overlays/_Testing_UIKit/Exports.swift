// The compiler imports a module of this name wherever Testing meets UIKit.
@_exported public import Testing
