extension SettingDeclaration {
  /// Every setting, in the order of the help.
  package static let all: [SettingDeclaration] =
    Setting.variants.map(\.declaration) + [Setting.sweep.declaration] + others

  private static let others: [SettingDeclaration] = [
    Setting.targets.declaration,
    Setting.platform.declaration,
    Setting.madeModules.declaration,
    Setting.packages.declaration,
    Setting.offline.declaration,
    Setting.noFetch.declaration,
    Setting.filter.declaration,
    variants,
    renderingModes,
    Setting.date.declaration,
    Setting.locale.declaration,
    Setting.timeZone.declaration,
    Setting.calendar.declaration,
    Setting.device.declaration,
    Setting.location.declaration,
    locationAuthorization,
    Setting.activities.declaration,
    Setting.instances.declaration,
    Setting.defaults.declaration,
    Setting.keychain.declaration,
    Setting.containers.declaration,
    Setting.store.declaration,
    Setting.responses.declaration,
    Setting.checks.declaration,
    Setting.entryLimit.declaration,
    Setting.timeLimit.declaration,
    Setting.compileLimit.declaration,
    Setting.memoryLimit.declaration,
    Setting.sources.declaration,
    Setting.exclude.declaration,
    Setting.stubs.declaration,
    Setting.flags.declaration,
    Setting.swiftLanguageMode.declaration,
    Setting.jobs.declaration,
    Setting.noSandbox.declaration,
    Setting.quiet.declaration,
  ]
}
