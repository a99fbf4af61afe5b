public import Foundation

// Core Foundation's types, which Linux's Foundation hides. What Apple bridges at no cost is one
// type here.

public typealias CFArray = [Any]
public typealias CFBoolean = NSNumber
public typealias CFData = Data
public typealias CFDate = Date
public typealias CFDictionary = [String: Any]
public typealias CFError = NSError
public typealias CFMutableData = NSMutableData
public typealias CFNull = NSNull
public typealias CFNumber = NSNumber
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFURL = URL
public typealias CFIndex = Int
public typealias CFTimeInterval = Double

/// Apple's number of an error.
public typealias OSStatus = Int32

public let noErr: OSStatus = 0

/// Nothing is asked for memory: code passes `nil` or the default.
public final class CFAllocator: Sendable {}

public let kCFNull: CFNull! = NSNull()
public let kCFAllocatorDefault: CFAllocator? = nil

// Keys of a bundle's property list.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
