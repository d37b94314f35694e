import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { SettingsTrial } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { TRIAL_PURPOSE } from './begin-trial.ts'
import { changedGroups, withValues } from './edit-settings.service.ts'
import { lockSettings } from './settings.repository.ts'
import { readStoredSettings, type ToReadSettings, updateSettings } from './settings.service.ts'
import { deleteTrial, findTrial, type StoredTrial } from './settings-trial.repository.ts'

const ADDRESS = 'site_address.origin'
const MS_PER_SECOND = 1_000

/** A change that is tried out, if there is one. */
export async function viewTrial(
  platform: Needs<'config' | ToReadSettings>,
  t: TranslateLine,
): Promise<{ trial: SettingsTrial | null }> {
  const trial = await findTrial(platform.db)
  if (!trial || trial.ms_left <= 0) return { trial: null }
  return {
    trial: {
      names: trial.keys.map((key) => t(`Setting ${key}`)),
      seconds_left: Math.ceil(trial.ms_left / MS_PER_SECOND),
      origin: await originOf(platform, trial, platform.db),
    },
  }
}

/** Where a changed address leads: whoever calls from there has shown that it leads here. */
async function originOf(
  platform: Needs<'config' | 'secrets' | 'log'>,
  { keys }: StoredTrial,
  db: Database,
): Promise<string | null> {
  if (!keys.includes(ADDRESS)) return null
  const { site_address } = await readStoredSettings(platform, db)
  return site_address.origin || new URL(platform.config.shippedBaseUrl).origin
}

/**
 * Says that a change is to stay.
 * @param calledFrom the origin of the page that calls, where its browser says so
 * @throws AppError conflict when it was kept or taken back already, or where a changed address is kept from elsewhere
 */
export async function keepTrial(
  platform: Needs<'config' | ToReadSettings>,
  { calledFrom, t }: { calledFrom: string | undefined; t: TranslateLine },
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const trial = await findTrial(tx)
    if (!trial || trial.ms_left <= 0) throw isOver()
    const origin = await originOf(platform, trial, tx)
    if (origin !== null && origin !== calledFrom)
      throw new AppError('conflict', {
        message: t('Open the site at :address: only from there it can be kept.', {
          address: origin,
        }),
      })
    await deleteTrial(tx)
  })
}

/**
 * Takes a change back.
 * @throws AppError conflict when it was kept or taken back already
 */
export async function endTrial(platform: Needs<ToReadSettings>): Promise<void> {
  if (!(await takeBack(platform, () => true))) throw isOver()
}

/** Takes a change back whose time is over, whichever process is the first to do so. */
export const endOverdueTrial = (platform: Needs<ToReadSettings>): Promise<boolean> =>
  takeBack(platform, ({ ms_left: left }) => left <= 0)

function takeBack(
  platform: Needs<ToReadSettings>,
  isDue: (trial: StoredTrial) => boolean,
): Promise<boolean> {
  return platform.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const trial = await findTrial(tx)
    if (!trial || !isDue(trial)) return false
    const values = JSON.parse(
      platform.secrets.decrypt(trial.before_sealed, TRIAL_PURPOSE),
    ) as Record<string, unknown>
    const after = withValues(await readStoredSettings(platform, tx), values)
    await updateSettings(platform, changedGroups(after, trial.keys), tx)
    await deleteTrial(tx)
    return true
  })
}

const isOver = () =>
  new AppError('conflict', {
    message: 'No change is being tried out any more: it was kept or taken back.',
  })
