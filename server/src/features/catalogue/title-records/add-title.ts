import type { NewTitleForm } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { CHANNELS_TAG } from '../channels/channels.service.ts'
import { enterTitle, getTitleSheet, type TitleSheet } from '../titles/change-title.service.ts'
import { TITLES_TAG, titleTag } from '../titles/titles.service.ts'
import { listGenres, listLanguages, VALUE_LISTS_TAG } from '../value-lists/value-lists.service.ts'
import { isHiddenByName } from '../withdrawals/deleted-titles.service.ts'
import { findWithdrawnTitle, tellReason } from '../withdrawals/withdrawals.service.ts'
import { findSameTitle, lockEntry } from './same-titles.repository.ts'

type ToAdd = Needs<'db' | 'readDb' | 'cache' | ToReadSettings>
type Typed = Omit<NewTitleForm, 'is_another'>

/**
 * Enters a title that somebody typed in. What of it was typed is locked, so that no import writes over it.
 * @throws AppError validation by field; at `is_another` where the same is here or was withdrawn
 */
export async function addTitle(
  platform: ToAdd,
  { t, language: spoken }: Reader,
  { is_another: isAnother, ...typed }: NewTitleForm,
): Promise<TitleSheet> {
  await assertKnown(platform, typed)
  const { type, is_series: isSeries, language, genres, ...named } = typed
  const { takedowns } = await getSettings(platform)
  const say: Say = {
    t,
    reason: (reason) => tellReason(reason, takedowns, spoken),
  }
  const values = { ...named, year: named.year ?? yearOf(named.release_date ?? null) }
  const id = await platform.db.transaction().execute(async (tx) => {
    await lockEntry(tx)
    if (!isAnother) await assertNew(tx, { name: values.name, type, year: values.year }, say)
    const entered = await enterTitle(tx, {
      type,
      isSeries,
      values,
      languages: language === null ? [] : [language],
      genreIds: [...new Set(genres)],
    })
    await platform.cache.invalidate(
      [TITLES_TAG, VALUE_LISTS_TAG, CHANNELS_TAG, titleTag(entered)],
      tx,
    )
    return entered
  })
  return getTitleSheet(platform, id)
}

const yearOf = (day: string | null) => (day === null ? null : Number(day.slice(0, 4)))

const ANY: Language = 'en'

/** @throws AppError validation at what is in no list */
async function assertKnown(platform: ToAdd, { language, genres }: Typed): Promise<void> {
  const [languages, known] = await Promise.all([
    listLanguages(platform, ANY),
    listGenres(platform, ANY),
  ])
  if (language !== null && !languages.some(({ code }) => code === language))
    throw fieldError('language', 'Please choose a language of the list.')
  const numbers = new Set(known.map(({ id }) => id))
  if (genres.some((id) => !numbers.has(id)))
    throw fieldError('genres', 'Please choose genres of the list.')
}

interface Reader {
  readonly t: TranslateLine
  readonly language: Language
}

interface Named {
  readonly name: string
  readonly type: string
  readonly year: number | null
}

interface Say extends Pick<Reader, 't'> {
  readonly reason: (reason: string) => string
}

/** @throws AppError validation at `is_another`: it has to be said that it is one */
async function assertNew(tx: Database, named: Named, { t, reason }: Say): Promise<void> {
  const same = await findSameTitle(tx, named)
  if (same)
    throw fieldError(
      'is_another',
      t(
        'A title of this name, type and year is here already: :name, number :id. Please say whether yours is another.',
        same,
      ),
    )
  if (await isHiddenByName(tx, named))
    throw fieldError(
      'is_another',
      t(
        'A title of this name, type and year is hidden: show it again, or say that yours is another.',
      ),
    )
  const withdrawn = await findWithdrawnTitle(tx, named)
  if (withdrawn)
    throw fieldError(
      'is_another',
      t(
        'A title of this name, type and year was withdrawn after a takedown notice: :reason Please say whether yours is another.',
        { reason: reason(withdrawn.public_reason) },
      ),
    )
}
