import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import { SECRET_PLACES, type Settings } from '@mediatheque/contract/settings.ts'
import { ENTER_AGAIN } from '@mediatheque/contract/site/settings/enter-again.ts'

/**
 * Secrets that are kept and would be sent to another place than the one that they were given for.
 * @param changes whole groups; a secret among them was entered just now
 * @returns undefined where there are none
 */
export function secretsToAskAgain(
  stored: Settings,
  changes: Partial<Settings>,
): FieldErrors | undefined {
  const [before, after] = [new Map(Object.entries(stored)), new Map(Object.entries(changes))]
  const asked: FieldErrors = {}
  for (const { group, secret, fields } of SECRET_PLACES) {
    if (!after.has(group) || after.has(secret)) continue
    const [from, to] = [valuesOf(before.get(group)), valuesOf(after.get(group))]
    if (fields.every((name) => from.get(name) === to.get(name))) continue
    for (const [name, value] of valuesOf(before.get(secret)))
      if (value !== '') asked[`${secret}.${name}`] = [ENTER_AGAIN]
  }
  return Object.keys(asked).length > 0 ? asked : undefined
}

const valuesOf = (group: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof group === 'object' && group !== null ? Object.entries(group) : [])
