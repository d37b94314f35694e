import { randomUUID } from 'node:crypto'
import {
  MOST_BATCH_ADDRESSES,
  MOST_BATCH_ROWS,
} from '@mediatheque/contract/links/batches/batches.constants.ts'
import type { PlanBatchForm } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { readPastedLines } from '@mediatheque/contract/links/batches/read-pasted-lines.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'

/** One contribution to be, as its sender named it. */
export interface BatchRow {
  readonly key: string
  /** Of the pasted text. */
  readonly lines: readonly number[]
  readonly name: string | null
  readonly lien: string | null
  /** The number by which its sender knows a line of `lien`. */
  lineOf(line: number): number
  readonly url: string | null
  readonly titleId: number | undefined
  readonly season: number | null | undefined
  readonly episodes: readonly number[] | undefined
  readonly isFullSeason: boolean | undefined
}

/** Rows as they were sent, and those that the pasted text makes. @throws 422 on `rows` or `text` where they are too many */
export function rowsOf(input: PlanBatchForm, t: Translate): BatchRow[] {
  const sent = input.rows.map((row): BatchRow => ({
    key: row.key,
    lines: [],
    name: row.name || null,
    lien: row.lien?.trim() ? row.lien : null,
    lineOf: (line) => line,
    url: row.url || null,
    titleId: row.title_id ?? input.title_id,
    season: row.saison,
    episodes: row.episodes,
    isFullSeason: row.full_saison,
  }))
  const pasted = readPastedLines(input.text ?? '').map(({ lines, name, addresses }): BatchRow => ({
    key: randomUUID(),
    lines,
    name,
    lien: addresses.length > 0 ? addresses.map(({ address }) => address).join('\n') : null,
    lineOf: (line) => addresses[line - 1]?.line ?? line,
    url: null,
    titleId: input.title_id,
    season: undefined,
    episodes: undefined,
    isFullSeason: undefined,
  }))
  const rows = [...sent, ...pasted]
  const field = pasted.length > 0 ? 'text' : 'rows'
  if (rows.length > MOST_BATCH_ROWS)
    throw fieldError(
      field,
      t('These are :count contributions, and at most :most are taken at once.', {
        count: rows.length,
        most: MOST_BATCH_ROWS,
      }),
    )
  const addresses = rows.reduce((sum, { lien }) => sum + (lien?.split('\n').length ?? 0), 0)
  if (addresses > MOST_BATCH_ADDRESSES)
    throw fieldError(
      field,
      t('These are :count addresses, and at most :most are taken at once.', {
        count: addresses,
        most: MOST_BATCH_ADDRESSES,
      }),
    )
  return rows
}
