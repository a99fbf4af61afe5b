public import Glibc

// Functions of C whose pointers may be absent by Apple's headers and not by those of Linux. Code
// hands on what `dlopen` or `opendir` has given, without asking whether it is there.

@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  return Glibc.dlclose(handle)
}

@discardableResult
public func closedir(_ directory: OpaquePointer?) -> Int32 {
  guard let directory else { return -1 }
  return Glibc.closedir(directory)
}

public func readdir(_ directory: OpaquePointer?) -> UnsafeMutablePointer<dirent>? {
  guard let directory else { return nil }
  return Glibc.readdir(directory)
}
