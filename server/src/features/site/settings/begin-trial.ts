import { isDeepStrictEqual } from 'node:util'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { type Settings, TRIED_SETTINGS } from '@mediatheque/contract/settings.ts'
import { TRIAL_SECONDS } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { valueAt } from './settings.history.ts'
import { findTrial, insertTrial } from './settings-trial.repository.ts'

/** Binds what is sealed to its place. */
export const TRIAL_PURPOSE = 'settings trial'

/**
 * Where a change could keep everybody out: notes what was there before, so that it is taken back by itself. The caller
 * holds the lock of the settings.
 * @throws AppError validation, by key, while another change is being tried out
 */
export async function beginTrial(
  { secrets }: Needs<'secrets'>,
  { before, after, t }: { before: Settings; after: Settings; t: TranslateLine },
  tx: Database,
): Promise<void> {
  const keys = [...TRIED_SETTINGS].filter(
    (key) => !isDeepStrictEqual(valueAt(before, key), valueAt(after, key)),
  )
  if (keys.length === 0) return
  if (await findTrial(tx)) {
    const said = t('Another change is being tried out: keep it or take it back first.')
    throw new AppError('validation', {
      fields: Object.fromEntries(keys.map((key) => [key, [said]])),
    })
  }
  const values = Object.fromEntries(keys.map((key) => [key, valueAt(before, key)]))
  await insertTrial(tx, {
    keys,
    beforeSealed: secrets.encrypt(JSON.stringify(values), TRIAL_PURPOSE),
    seconds: TRIAL_SECONDS,
  })
}
