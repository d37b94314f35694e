import type { Language } from '@mediatheque/contract/core/lines.ts'
import { findLineFault } from '@mediatheque/contract/site/localizations/check-line.ts'
import {
  type FileFormat,
  LINE_LIMITS,
  MOST_NAMED,
  type TranslationReport,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from './localizations.service.ts'
import { readTranslationFile, UnreadableFileError } from './translation-file.ts'
import { englishOf, shippedLine } from './shipped-line.ts'
import { listFileLines } from './translations.service.ts'
import { writeLines } from './write-lines.ts'

interface TranslationImport {
  readonly language: Language
  readonly format: FileFormat
  readonly content: string
  /** Says what would happen, and writes nothing. */
  readonly isTrial: boolean
}

type Verdict = keyof TranslationReport

/**
 * Takes what a file says otherwise than the site. Lines that it does not have stay.
 * @throws AppError validation for what is no such file
 */
export async function importTranslations(
  platform: Needs<'db' | 'cache'>,
  { language, format, content, isTrial }: TranslationImport,
  t: Translate,
): Promise<TranslationReport> {
  const file = readFile(format, content, t)
  const said = new Map(
    (await listFileLines(platform, language)).map(({ key, line }) => [key, line]),
  )
  const judged: Record<Verdict, string[]> = { updated: [], skipped: [], not_found: [], refused: [] }
  for (const [key, line] of file) judged[judge(key, line, said.get(key))].push(key)
  if (!isTrial)
    await writeLines(
      platform,
      language,
      judged.updated.map((key) => ({ key, line: lineToKeep(language, key, file.get(key)!) })),
    )
  const named = (keys: readonly string[]) => ({
    count: keys.length,
    keys: keys.slice(0, MOST_NAMED).map((key) => key.slice(0, LINE_LIMITS.key)),
  })
  return {
    updated: named(judged.updated),
    skipped: named(judged.skipped),
    not_found: named(judged.not_found),
    refused: named(judged.refused),
  }
}

/** What ships anyway is no change of this site. */
function lineToKeep(language: Language, key: string, line: string): string | null {
  return line === shippedLine(language, key) ? null : line
}

function readFile(format: FileFormat, content: string, t: Translate): Map<string, string> {
  try {
    return readTranslationFile(format, content)
  } catch (error) {
    if (error instanceof UnreadableFileError) throw fieldError('content', t(error.message))
    throw error
  }
}

function judge(key: string, line: string, said: string | undefined): Verdict {
  if (said === undefined) return 'not_found'
  if (line.trim() === '' || line === said) return 'skipped'
  const isStorable = line.isWellFormed() && !line.includes('\0')
  const fits = isStorable && line.length <= LINE_LIMITS.line && !findLineFault(englishOf(key), line)
  return fits ? 'updated' : 'refused'
}
