import { z } from 'zod'
import type { SettingsTabName } from './settings-tabs.ts'

/** A group is stored and sent under its name alone, which no two parts may share. */
export type SettingsGroups = Readonly<Record<string, z.ZodType>>

export interface SettingsByReader<
  Public extends SettingsGroups = SettingsGroups,
  Private extends SettingsGroups = SettingsGroups,
  Secret extends SettingsGroups = SettingsGroups,
> {
  /** Sent to every visitor in the bootstrap data. */
  readonly public: Public
  /** For the server and the administrators' form. */
  readonly private: Private
  /** For the server only: encrypted in the database, never sent back. */
  readonly secret: Secret
}

export interface SettingsPart<
  Public extends SettingsGroups = SettingsGroups,
  Private extends SettingsGroups = SettingsGroups,
  Secret extends SettingsGroups = SettingsGroups,
> extends SettingsByReader<Public, Private, Secret> {
  /** Where administrators find it, beside the parts of other features. */
  readonly tab: SettingsTabName
}

/**
 * What a feature adds to a tab of the settings, exported by its `*.settings.ts`. Who may see a value is decided by the
 * place where it is declared, so that the public projection cannot contain a secret. Every group has a default, so that
 * an empty database is a working site.
 */
export function defineSettingsPart<
  const Public extends SettingsGroups,
  const Private extends SettingsGroups,
  const Secret extends SettingsGroups,
>(part: SettingsPart<Public, Private, Secret>): SettingsPart<Public, Private, Secret> {
  return part
}

/** A group whose values all have defaults; values added by a later version take theirs. */
export function settingsGroup<const Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return z.object(shape).prefault({} as never)
}
