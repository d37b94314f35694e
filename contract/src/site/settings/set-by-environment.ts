import { z } from 'zod'

export interface EnvironmentRule {
  /** Which variable says it: `MAIL_FROM`. */
  readonly variable: string
  /** What the setting then is, of the variable's text; without, it is a secret, or of a shape of its own. */
  readonly read?: (text: string) => unknown
}

export interface EnvironmentRules {
  /** The variable that decides for the whole group, where its values belong together; else each decides for itself. */
  readonly when?: string
  /** By name of the value. */
  readonly values: Readonly<Record<string, EnvironmentRule>>
}

/** Of a group: what an environment variable says instead, wherever it is set. Such a value is shown and not changed. */
export const setByEnvironment: z.core.$ZodRegistry<EnvironmentRules> =
  z.registry<EnvironmentRules>()
