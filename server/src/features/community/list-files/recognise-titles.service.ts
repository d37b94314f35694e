import { readFile } from 'node:fs/promises'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { UploadedFile } from '../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../platform/platform.ts'
import { decodeText } from '../../../platform/text/decode-text.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { findListed, type ListRow } from '../lists/lists.service.ts'
import type { Choice } from './choose-title.ts'
import { findTitles } from './find-titles.ts'
import { type ReadTitle, type ReadTitles, readTitles } from './read-titles.ts'

/** Each may ask the catalogue for two thousand names. */
const FILES_BY_ACCOUNT: Throttle = {
  name: 'read-list-file.account',
  by: 'account',
  attempts: 60,
  windowSeconds: 3_600,
}

export interface SentList {
  readonly file: UploadedFile | undefined
  readonly text: string | undefined
}

export interface FoundRow extends Choice {
  readonly read: ReadTitle
  readonly sameAs: number | null
}

export interface FoundList extends Pick<ReadTitles, 'name' | 'description'> {
  readonly rows: readonly FoundRow[]
  readonly titles: readonly TitleCardRow[]
  /** Of these titles those that the list holds. */
  readonly listed: ReadonlySet<number>
  readonly room: number
}

interface Asker {
  readonly actor: LoggedInActor
  readonly language: Language
  readonly t: Translate
}

/**
 * What titles a file is about, for a new list or for one that is there; nothing is written.
 * @throws AppError validation on `file`, tooManyRequests
 */
export async function recogniseTitles(
  platform: Needs<'clock' | 'config' | 'db' | 'readDb' | 'secrets'>,
  { actor, language, t }: Asker,
  sent: SentList,
  list?: ListRow,
): Promise<FoundList> {
  await countAttempt(platform, FILES_BY_ACCOUNT, String(actor.user.id))
  const { titles: read, ...about } = readTitles(await textOf(sent), t)
  const choices = await findTitles(platform, read)
  const ids = [...new Set(choices.flatMap(({ candidateIds }) => candidateIds))]
  const [titles, listed] = await Promise.all([
    listTitlesByIds(platform, ids, language),
    list ? findListed(platform.db, list.id, ids) : new Set<number>(),
  ])
  return {
    ...about,
    rows: rowsOf(read, choices),
    titles,
    listed,
    room: MOST_LIST_ITEMS - (list?.items_count ?? 0),
  }
}

async function textOf({ file, text }: SentList): Promise<string> {
  if (!file && !text?.trim()) throw fieldError('file', 'Please choose a file.')
  const read = file ? decodeText(await readFile(file.path)) : text
  if (read === undefined) throw fieldError('file', 'This is no text. Save the table as CSV first.')
  return read
}

function rowsOf(read: readonly ReadTitle[], choices: readonly Choice[]): FoundRow[] {
  const lines = new Map<number, number>()
  return read.map((row, at) => {
    const choice = choices[at]!
    const sameAs = choice.titleId === null ? null : (lines.get(choice.titleId) ?? null)
    if (choice.titleId !== null && sameAs === null) lines.set(choice.titleId, row.line)
    return { ...choice, read: row, sameAs }
  })
}
