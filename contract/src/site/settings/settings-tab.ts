import { z } from 'zod'

type Groups = Readonly<Record<string, z.ZodType>>

/** Names no two tabs may share: a group is stored and sent under its name alone. */
export interface SettingsTab<Public extends Groups, Private extends Groups, Secret extends Groups> {
  /** Sent to every visitor in the bootstrap data. */
  readonly public: Public
  /** For the server and the administrators' form. */
  readonly private: Private
  /** For the server only: encrypted in the database, never sent back. */
  readonly secret: Secret
}

/**
 * One tab of the settings. Who may see a value is decided by the place where it is declared, so that the public
 * projection cannot contain a secret. Every group has a default, so that an empty database is a working site.
 */
export function defineSettingsTab<
  const P extends Groups,
  const V extends Groups,
  const S extends Groups,
>(tab: SettingsTab<P, V, S>): SettingsTab<P, V, S> {
  return tab
}

/** A group whose values all have defaults; values added by a later version take theirs. */
export function settingsGroup<const Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return z.object(shape).prefault({} as never)
}
