import Foundation

/// The contents of a `FontLibrary`, guarded by its lock.
struct FontLibraryState {
  /// The folder that holds `fonts/` and `type/`.
  let folder: URL
  /// What could not be read.
  var problems: [FontTableProblem] = []

  private var count = 0
  private var resolved: [FontRequest: ResolvedFont] = [:]
  private var byContext: [ContextFonts] = []
  private var byRecipe: [FontRecipe: ResolvedFont] = [:]
  private var scales: [TypePlatform: TypeScale] = [:]
  private var faces: [String: FaceTable?] = [:]
  private var registered: [String: [FaceTable]] = [:]
  /// Fonts by what names them in a picture.
  private(set) var byFace: [ObjectIdentifier: ResolvedFont] = [:]
  /// Where the faces of fonts of the widget's own were read from.
  private(set) var files: [ObjectIdentifier: (url: URL, index: Int)] = [:]
  /// Outlines by file, nil where they cannot be read.
  var outlines: [String: FontOutlines?] = [:]
  private var loadedMetrics: TypeMetrics?
  private var loadedWidths: LetterWidths?
  private var loadedTracking: TrackingTables?

  init(folder: URL) { self.folder = folder }

  mutating func resolve(_ request: FontRequest) -> ResolvedFont {
    let font = resolved[request] ?? font(for: recipe(of: request))
    resolved[request] = font
    return font
  }

  /// The fonts of a context, if they are among those kept.
  func fonts(in context: FontContext) -> ContextFonts? {
    byContext.first { $0.context == context }
  }

  /// Keeps the fonts of a context; a few contexts are kept, as a picture has few.
  mutating func keep(_ fonts: ContextFonts) {
    if byContext.count == 8 { byContext.removeFirst() }
    byContext.append(fonts)
  }

  mutating func scaled(_ font: ResolvedFont, by factor: CGFloat) -> ResolvedFont {
    var recipe = font.recipe
    recipe.pointSize *= factor
    recipe.lineSize *= factor
    recipe.leading *= factor
    if recipe.customName == nil { recipe.tracking = tracking(of: recipe) }
    return self.font(for: recipe)
  }

  mutating func register(_ face: FaceTable, names: [String], from file: URL, at index: Int) {
    for name in names { registered[name, default: []].append(face) }
    files[ObjectIdentifier(face)] = (file, index)
    // What was resolved before may have missed this font.
    resolved.removeAll()
    byContext.removeAll()
    byRecipe.removeAll()
    byFace.removeAll()
  }

  mutating func placeholderAdvance(size: CGFloat) -> CGFloat {
    let table = PointTable(metrics.placeholder)
    guard let first = table.points.first, let last = table.points.last else { return size / 2 }
    if size < first[0] { return first[1] * size / first[0] }
    if size > last[0] { return last[1] * size / last[0] }
    return table.value(at: size)
  }

  /// The font of a recipe, made once.
  private mutating func font(for recipe: FontRecipe) -> ResolvedFont {
    if let font = byRecipe[recipe] { return font }
    let measured = measured(for: recipe)
    count += 1
    let font = ResolvedFont(id: count, recipe: recipe, measured: measured, metrics: metrics)
    byRecipe[recipe] = font
    byFace[ObjectIdentifier(font.fontFace)] = font
    return font
  }
}

extension FontLibraryState {
  /// Sizes and weights of a platform.
  mutating func scale(_ platform: TypePlatform) -> TypeScale {
    if let scale = scales[platform] { return scale }
    let scale = load(TypeScale.self, "type/\(platform.rawValue).json") ?? .fallback
    scales[platform] = scale
    return scale
  }

  /// What letters are wider than measured.
  private var letterWidths: LetterWidths {
    mutating get {
      if let loadedWidths { return loadedWidths }
      let widths = load(LetterWidths.self, "type/widths.json") ?? .missing
      loadedWidths = widths
      return widths
    }
  }

  /// Vertical metrics, design widths, fallback advances.
  var metrics: TypeMetrics {
    mutating get {
      if let loadedMetrics { return loadedMetrics }
      let metrics = load(TypeMetrics.self, "type/metrics.json") ?? .missing
      loadedMetrics = metrics
      return metrics
    }
  }

  /// Letter spacing the system applies, points.
  mutating func tracking(of recipe: FontRecipe) -> CGFloat {
    if recipe.customName != nil || recipe.design == .monospaced { return 0 }
    if loadedTracking == nil {
      loadedTracking = TrackingTables(file: load(TrackingTables.File.self, "type/tracking.json"))
    }
    return loadedTracking?.tracking(size: recipe.pointSize, platform: recipe.platform) ?? 0
  }

  /// Whether a font file goes by a name.
  func isRegistered(_ name: String) -> Bool { registered[name] != nil }

  /// The face registered under a name that comes nearest in slant and weight.
  func registeredFace(_ name: String, weight: Int, italic: Bool) -> FaceTable? {
    registered[name]?.min { left, right in
      let distances = [left, right].map { face in
        abs(face.weight - weight) + (face.isItalic == italic ? 0 : 1000)
      }
      return distances[0] < distances[1]
    }
  }

  /// What a font is measured from.
  private mutating func measured(for recipe: FontRecipe) -> MeasuredFace {
    if let name = recipe.customName,
      let face = registeredFace(name, weight: recipe.weight, italic: recipe.italic)
    {
      return MeasuredFace(table: face)
    }
    let share = PointTable(metrics.opticalSizes).value(at: recipe.pointSize)
    return MeasuredFace(
      table: face("Inter-\(recipe.weight)"),
      differences: letterWidths.differences(displayShare: share, weight: recipe.weight))
  }

  /// A table of `themes/fonts`. Italic advances differ from upright ones by less than 0.3 %, so one
  /// table serves both.
  private mutating func face(_ name: String) -> FaceTable? {
    if let face = faces[name] { return face }
    let face = load(FaceTableFile.self, "fonts/\(name).json").map(FaceTable.init(file:))
    faces[name] = .some(face)
    return face
  }

  /// Reads what has not been needed yet.
  mutating func loadAll() {
    for platform in TypePlatform.allCases { _ = scale(platform) }
    _ = (metrics, letterWidths)
    loadedTracking =
      loadedTracking ?? TrackingTables(file: load(TrackingTables.File.self, "type/tracking.json"))
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("fonts").path)
    for file in (files ?? []).sorted() where file.hasSuffix(".json") && !file.hasPrefix(".") {
      _ = face(String(file.dropLast(".json".count)))
    }
  }

  private mutating func load<File: Decodable>(_ type: File.Type, _ path: String) -> File? {
    let url = folder.appendingPathComponent(path)
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    } catch {
      problems.append(FontTableProblem(file: path, error: error))
      return nil
    }
  }
}
