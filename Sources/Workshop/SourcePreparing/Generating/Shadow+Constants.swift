extension Shadow {
  /// Constants that Foundation has on Apple's systems alone, for files that import nothing else.
  static let constants: [Shadow] =
    [
      "NSASCIIStringEncoding", "NSISOLatin1StringEncoding", "NSNonLossyASCIIStringEncoding",
      "NSUnicodeStringEncoding", "NSUTF8StringEncoding", "NSUTF16StringEncoding",
      "NSWindowsCP1252StringEncoding",
      "noErr", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC",
      "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "UINT_MAX", "ULONG_MAX", "ULLONG_MAX",
      "MAXFLOAT",
      "NSURLAuthenticationMethodDefault", "NSURLAuthenticationMethodHTTPBasic",
      "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodServerTrust",
      "NSURLAuthenticationMethodClientCertificate",
    ].map { name in
      Shadow(
        type: nil, name: name,
        code: "nonisolated let \(name) = \(GeneratedSources.additionsModule).\(name)")
    }
}
