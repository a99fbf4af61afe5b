// Identifiers, endings and media types as Apple's page of system-declared types lists them.

extension UTType {
  /// `public.item`.
  public static let item = UTType(known: "public.item")
  /// `public.content`.
  public static let content = UTType(known: "public.content")
  /// `public.data`.
  public static let data = UTType(known: "public.data")
  /// `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// `com.apple.package`.
  public static let package = UTType(known: "com.apple.package")
  /// `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
  /// `public.text`.
  public static let text = UTType(known: "public.text", "txt")
  /// `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain")
  /// `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text", "txt", "text/plain")
  /// `public.rtf`.
  public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf")
  /// `public.html`.
  public static let html = UTType(known: "public.html", "html", "text/html")
  /// `public.xml`.
  public static let xml = UTType(known: "public.xml", "xml", "application/xml")
  /// `public.yaml`.
  public static let yaml = UTType(known: "public.yaml", "yml", "application/x-yaml")
  /// `public.json`.
  public static let json = UTType(known: "public.json", "json", "application/json")
  /// `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list", "plist")
  /// `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list", "plist")
  /// `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(
    known: "public.comma-separated-values-text", "csv", "text/csv")
  /// `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source", "swift")
  /// `public.url`.
  public static let url = UTType(known: "public.url")
  /// `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// `public.image`.
  public static let image = UTType(known: "public.image")
  /// `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg", "jpeg", "image/jpeg")
  /// `public.png`.
  public static let png = UTType(known: "public.png", "png", "image/png")
  /// `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif", "gif", "image/gif")
  /// `public.tiff`.
  public static let tiff = UTType(known: "public.tiff", "tiff", "image/tiff")
  /// `public.heic`.
  public static let heic = UTType(known: "public.heic", "heic", "image/heic")
  /// `public.heif`.
  public static let heif = UTType(known: "public.heif", "heif", "image/heif")
  /// `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp", "webp", "image/webp")
  /// `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image", "svg", "image/svg+xml")
  /// `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp", "bmp", "image/bmp")
  /// `com.apple.icns`.
  public static let icns = UTType(known: "com.apple.icns", "icns")
  /// `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf", "pdf", "application/pdf")
  /// `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// `public.video`.
  public static let video = UTType(known: "public.video")
  /// `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(
    known: "com.apple.quicktime-movie", "mov", "video/quicktime")
  /// `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4", "video/mp4")
  /// `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", "m4a", "audio/mp4")
  /// `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg")
  /// `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  /// `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip")
  /// `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive", "gz", "application/gzip")
  /// `public.database`.
  public static let database = UTType(known: "public.database")
  /// `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// `public.vcard`.
  public static let vCard = UTType(known: "public.vcard", "vcf", "text/vcard")
  /// `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// `public.font`.
  public static let font = UTType(known: "public.font")
  /// `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// `public.presentation`.
  public static let presentation = UTType(known: "public.presentation")
  /// `public.log`.
  public static let log = UTType(known: "public.log", "log")
  /// `public.executable`.
  public static let executable = UTType(known: "public.executable")
  /// `public.symlink`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// `public.script`.
  public static let script = UTType(known: "public.script")
  /// `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// `public.email-message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// `public.message`.
  public static let message = UTType(known: "public.message")
  /// `public.3d-content`.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile", "usdz")
  /// `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container", "epub", "application/epub+zip")

  /// The types whose endings or media types can be looked up.
  static let lookup: [UTType] = [
    .plainText, .rtf, .html, .xml, .yaml, .json, .xmlPropertyList, .commaSeparatedText,
    .swiftSource, .jpeg, .png, .gif, .tiff, .heic, .heif, .webP, .svg, .bmp, .icns, .pdf,
    .quickTimeMovie, .mpeg4Movie, .mpeg4Audio, .mp3, .wav, .zip, .gzip, .vCard, .log, .usdz,
    .epub,
  ]
}
