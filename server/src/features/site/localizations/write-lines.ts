import type { Language } from '@mediatheque/contract/core/lines.ts'
import { recordChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { auditedLines, stateOfLine } from './localizations.history.ts'
import { LINES_TAG } from './localizations.service.ts'
import { englishOf, shippedLine } from './shipped-line.ts'
import {
  deleteLines,
  listChangedLineRows,
  lockLocalization,
  upsertLines,
} from './translations.repository.ts'

export interface WrittenLine {
  readonly key: string
  /** Null: what ships is said again. */
  readonly line: string | null
  /** What this site said when the caller looked; undefined: whatever it says is written over. */
  readonly seen?: string | null
}

/**
 * Writes lines that were checked, in one transaction, and tells every process.
 * @returns how many are other than before
 * @throws AppError conflict for a line that is another than was seen; notFound for a language that has gone
 */
export function writeLines(
  platform: Needs<'db' | 'cache'>,
  language: Language,
  lines: readonly WrittenLine[],
): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    if (!(await lockLocalization(tx, language))) throw new AppError('notFound')
    const rows = await listChangedLineRows(tx, language)
    const before = new Map(rows.map(({ key, line }) => [key, line]))
    const stale = lines.find(
      ({ key, seen }) => seen !== undefined && seen !== (before.get(key) ?? null),
    )
    if (stale)
      throw new AppError('conflict', {
        message: 'Somebody changed a line of these meanwhile. Please load the page again.',
      })
    // One that is written again for another English is looked at, and so no longer outdated.
    const sources = new Map(rows.map(({ key, source }) => [key, source]))
    const written = lines.filter(({ key, line }) => {
      const isSame = line === (before.get(key) ?? null)
      return !isSame || (line !== null && sources.get(key) !== englishOf(key))
    })
    await write(tx, language, written)
    const changed = written.filter(({ key, line }) => line !== (before.get(key) ?? null))
    const said = (key: string, line: string | null | undefined) =>
      line ?? shippedLine(language, key) ?? ''
    await recordChanges(
      tx,
      auditedLines,
      { action: 'updated' },
      changed.map(({ key, line }) => ({
        before: stateOfLine(language, key, said(key, before.get(key))),
        after: stateOfLine(language, key, said(key, line)),
      })),
    )
    await platform.cache.invalidate([LINES_TAG], tx)
    return written.length
  })
}

async function write(
  tx: Database,
  language: Language,
  lines: readonly WrittenLine[],
): Promise<void> {
  const kept = lines.flatMap(({ key, line }) =>
    line === null ? [] : [{ key, line, source: englishOf(key) }],
  )
  await upsertLines(tx, language, kept)
  await deleteLines(
    tx,
    language,
    lines.filter(({ line }) => line === null).map(({ key }) => key),
  )
}
