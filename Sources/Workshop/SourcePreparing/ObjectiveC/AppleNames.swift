/// What Swift calls types of C and of Apple's frameworks whose names in headers are others.
/// Source: Apple's documentation of each type, which tells both names.
enum AppleNames {
  /// Types that are no pointers.
  static let values = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "Boolean": "Bool",
    "char": "CChar", "unsigned char": "UInt8", "signed char": "Int8", "short": "Int16",
    "unsigned short": "UInt16", "int": "Int32", "unsigned": "UInt32", "unsigned int": "UInt32",
    "long": "Int", "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64",
    "float": "Float", "double": "Double", "int8_t": "Int8", "int16_t": "Int16",
    "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16",
    "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int", "ssize_t": "Int",
    "intptr_t": "Int", "uintptr_t": "UInt", "NSInteger": "Int", "NSUInteger": "Int",
    "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "CFTimeInterval": "TimeInterval",
    "CGPoint": "CGPoint", "CGSize": "CGSize", "CGRect": "CGRect", "NSRange": "NSRange",
    "time_t": "Int", "unichar": "UInt16", "OSStatus": "Int32", "NSStringEncoding": "UInt",
    "NSErrorDomain": "String", "NSErrorUserInfoKey": "String", "SEL": "Selector",
    "NSNotificationName": "NSNotification.Name", "NSRunLoopMode": "RunLoop.Mode",
    "NSComparisonResult": "ComparisonResult", "NSQualityOfService": "QualityOfService",
    "NSURLRequestCachePolicy": "NSURLRequest.CachePolicy",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSStringCompareOptions": "NSString.CompareOptions",
    "NSDataReadingOptions": "NSData.ReadingOptions",
    "NSDataWritingOptions": "NSData.WritingOptions",
    "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
    "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
    "NSSearchPathDirectory": "FileManager.SearchPathDirectory",
    "NSSearchPathDomainMask": "FileManager.SearchPathDomainMask",
    "NSDateFormatterStyle": "DateFormatter.Style", "NSCalendarUnit": "NSCalendar.Unit",
    "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
    "UIViewContentMode": "UIView.ContentMode", "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIFontWeight": "UIFont.Weight", "UIFontTextStyle": "UIFont.TextStyle",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIBlurEffectStyle": "UIBlurEffect.Style", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
  ]

  /// Objects that headers name without a pointer, beside those whose names end in `Ref`.
  static let references = [
    "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup",
    "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_data_t": "DispatchData",
    "CFTypeRef": "AnyObject",
  ]

  /// Classes that are values in Swift, or are at hand whatever headers say.
  static let objects = [
    "NSString": "String", "NSNumber": "NSNumber", "NSData": "Data", "NSDate": "Date",
    "NSURL": "URL", "NSUUID": "UUID", "NSError": "any Error", "NSObject": "NSObject",
    "NSCalendar": "Calendar", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSIndexPath": "IndexPath", "NSDateComponents": "DateComponents",
    "NSURLRequest": "URLRequest", "NSURLComponents": "URLComponents",
    "NSURLQueryItem": "URLQueryItem", "NSCharacterSet": "CharacterSet", "NSIndexSet": "IndexSet",
    "NSNotification": "Notification", "NSDateInterval": "DateInterval",
    "NSPersonNameComponents": "PersonNameComponents",
    "NSAttributedString": "NSAttributedString", "NSMutableArray": "NSMutableArray",
    "NSMutableDictionary": "NSMutableDictionary", "NSMutableString": "NSMutableString",
  ]

  /// Classes of Foundation whose names in headers begin with `NS` and in Swift do not.
  private static let shortened: Set = [
    "Bundle", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter",
    "DateIntervalFormatter", "FileHandle", "FileManager", "FileWrapper", "Formatter",
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "Host", "ISO8601DateFormatter",
    "InputStream", "JSONSerialization", "LengthFormatter", "MassFormatter", "MeasurementFormatter",
    "MessagePort", "NotificationCenter", "NotificationQueue", "NumberFormatter", "Operation",
    "OperationQueue", "OutputStream", "Pipe", "Port", "Process", "ProcessInfo", "Progress",
    "PropertyListSerialization", "RunLoop", "Scanner", "Stream", "Thread", "Timer",
    "URLAuthenticationChallenge", "URLCache", "URLConnection", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
    "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask", "UndoManager",
    "Unit", "UserDefaults", "XMLParser",
  ]

  /// A class or protocol as Swift calls it.
  static func type(_ name: String) -> String {
    let rest = String(name.dropFirst(2))
    if name == "NSTask" { return "Process" }
    if name == "NSBlockOperation" { return "BlockOperation" }
    return name.hasPrefix("NS") && shortened.contains(rest) ? rest : name
  }
}
