import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { ENVIRONMENT_RULES } from '@mediatheque/contract/settings.ts'
import type { Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'

export interface EnvironmentLock {
  /** Which variable says it. */
  readonly variable: string
  /** What it says; nothing of secrets, nor where the variable says nothing and what is shipped holds. */
  readonly value?: unknown
}

/** Settings that the environment of this server decides, by key of the field. */
export function findLocks({ variables }: Pick<Config, 'variables'>): Map<string, EnvironmentLock> {
  return new Map(
    ENVIRONMENT_RULES.filter(({ when }) => variables[when] !== undefined).map(
      ({ key, variable, read, when }) => {
        const text = variables[variable]
        if (text === undefined) return [key, { variable: when }]
        return [key, { variable, ...(read && { value: read(text) }) }]
      },
    ),
  )
}

/** @throws AppError validation, by key of the field, where one of these is decided elsewhere */
export function refuseLocked(
  { config }: Needs<'config'>,
  keys: readonly string[],
  t: TranslateLine,
): void {
  const locks = findLocks(config)
  const locked = keys.filter((key) => locks.has(key))
  if (locked.length === 0) return
  throw new AppError('validation', {
    fields: Object.fromEntries(
      locked.map((key) => [
        key,
        [
          t('Set by :variable in the environment of the server.', {
            variable: locks.get(key)!.variable,
          }),
        ],
      ]),
    ),
  })
}
