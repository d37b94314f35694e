import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { PlanBatchForm } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { nameInAddress } from '@mediatheque/contract/links/batches/read-pasted-lines.ts'
import { episodeOfAddresses } from '@mediatheque/contract/links/batches/row-episodes.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import {
  type Guess,
  guessOfName,
  type SentSummary,
  summariseSent,
} from '../releases/read-sent.service.ts'
import { type BatchRow, rowsOf } from './batch-rows.ts'
import { findRowDuplicates, type RowDuplicate } from './find-row-duplicates.ts'
import { findTitles, type FoundTitles } from './find-titles.ts'
import { type Judged, judgeRows } from './judge-rows.ts'
import type { TitleCardRow } from '../../catalogue/titles/titles.service.ts'

/** Each may read fifty files from end to end, and ask the catalogue for as many names. */
const CALLS_BY_ACCOUNT: Throttle = {
  name: 'plan-contributions.account',
  by: 'account',
  attempts: 600,
  windowSeconds: 3_600,
}

export type NameSource = 'name' | 'address' | 'file' | null

/** A row with what its name and its file say. */
export interface ReadRow extends BatchRow {
  readonly guess: Guess | null
  readonly guessedFrom: NameSource
  readonly sent: SentSummary | null
}

/** A row with the title that it is of, and where in it. */
export interface PlacedRow extends ReadRow {
  readonly title: TitleCardRow | null
  readonly found: FoundTitles
  readonly place: {
    readonly season: number | null
    readonly episodes: readonly number[]
    readonly isFullSeason: boolean
  }
}

export interface PlannedRow extends Judged {
  readonly row: PlacedRow
  readonly duplicates: readonly RowDuplicate[]
}

interface Asker {
  readonly actor: LoggedInActor
  readonly language: Language
  readonly t: Translate
}

/** What each row would become, and what is known of it; nothing is written. @throws 422, tooManyRequests */
export async function planBatch(
  platform: Needs<'cache' | 'clock' | 'readDb' | ToReachFiles>,
  { actor, language, t }: Asker,
  input: PlanBatchForm,
): Promise<PlannedRow[]> {
  const rows = rowsOf(input, t)
  await countAttempt(platform, CALLS_BY_ACCOUNT, String(actor.user.id))
  const addresses = [...new Set(rows.flatMap(({ url }) => url ?? []))]
  const sent = await summariseSent(platform, actor, addresses)
  const read = rows.map((row) => readRow(row, sent))
  const titleIds = [...new Set(read.flatMap(({ titleId }) => titleId ?? []))]
  const guesses = read.map(({ guess, titleId }) => ({
    title: titleId === undefined ? (guess?.title ?? null) : null,
    year: guess?.year ?? null,
    isOfSeries: guess !== null && guess.seasons.length + guess.episodes.length > 0,
  }))
  const { found, chosen } = await findTitles(platform, guesses, { titleIds, language })
  if (titleIds.some((id) => !chosen.has(id)))
    throw fieldError('title_id', t('This title does not exist.'))
  const placed = read.map((row, at) => placeRow(row, found[at]!, chosen))
  const judged = await judgeRows(platform, { actor, t }, placed)
  const duplicates = await findRowDuplicates(platform, judged)
  return judged.map((one, at) => ({ ...one, duplicates: duplicates[at]! }))
}

function readRow(row: BatchRow, sent: ReadonlyMap<string, SentSummary>): ReadRow {
  const file = row.url === null ? null : (sent.get(row.url) ?? null)
  if (row.name !== null)
    return { ...row, guess: guessOfName(row.name), guessedFrom: 'name', sent: file }
  if (file) return { ...row, guess: file.guess, guessedFrom: 'file', sent: file }
  const [first = ''] = row.lien?.split('\n') ?? []
  const name = nameInAddress(first)
  return {
    ...row,
    guess: name === null ? null : guessOfName(name),
    guessedFrom: name === null ? null : 'address',
    sent: null,
  }
}

/** What its sender says comes first. A name of several seasons says of none that it is the one. */
function placeRow(
  row: ReadRow,
  found: FoundTitles,
  chosen: ReadonlyMap<number, TitleCardRow>,
): PlacedRow {
  const title = row.titleId === undefined ? found.certain : chosen.get(row.titleId)!
  const { seasons = [], episodes = [], isFullSeason = false } = row.guess ?? {}
  const isOne = seasons.length <= 1
  const inAddress = episodeOfAddresses(row.lien?.split('\n') ?? [])
  const guessed = inAddress === null ? (isOne ? episodes : []) : [inAddress]
  const place = {
    season: row.season === undefined ? (isOne ? (seasons[0] ?? null) : null) : row.season,
    episodes: row.episodes ?? guessed,
    isFullSeason: row.isFullSeason ?? (isOne && isFullSeason && inAddress === null),
  }
  const isKnownFilm = title !== null && !title.is_series
  return {
    ...row,
    title,
    found,
    place: isKnownFilm ? { season: null, episodes: [], isFullSeason: false } : place,
  }
}
