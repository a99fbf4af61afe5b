extension Widget {
  /// Adds what another catalogue of the same run knows of this widget.
  mutating func join(_ other: Widget) {
    families += other.families.filter { !families.contains($0) }
    instances += other.instances.filter { one in !instances.contains { $0.id == one.id } }
    timelines += other.timelines.filter { !timelines.contains($0) }
    failed = failed || other.failed
    source = source ?? other.source
  }
}
