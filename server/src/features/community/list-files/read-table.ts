import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'

/** A row of a table, and where it begins in its file; 1 is the first line. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

const DELIMITERS = [',', ';', '\t'] as const
/** Of one row: descriptions are long, a quotation mark that is never closed is longer. */
const MOST_ROW_LETTERS = 20_000
/** Of the whole file: as many rows as a list holds, of seventy columns each. Far more would keep everybody waiting. */
const MOST_CELLS = 150_000
const MOST_LINES = 50_000
/** Of a row, those that are looked at. */
const MOST_COLUMNS = 70
/** To see what parts its cells. */
const LINES_LOOKED_AT = 6
/** What stands above the titles, and one row more than a list holds. */
const MOST_ROWS = MOST_LIST_ITEMS + 20

/**
 * The rows of a file of CSV, empty ones left out: commas, semicolons or tabs, whatever ends its lines.
 * @throws AppError validation on `file`, with the line, where it cannot be read
 */
export function readTable(file: string, t: Translate): TableRow[] {
  // One way to end lines, also within cells: the parser counts some of them twice.
  const text = file.replace(/\r\n?/g, '\n')
  const separator = /^sep=(.)\n/.exec(text)
  const delimiter = separator?.[1] ?? delimiterOf(text)
  if (countOf(text, '\n') > MOST_LINES || countOf(text, delimiter) > MOST_CELLS)
    throw fieldError('file', t('There is more in this file than a list can hold.'))
  try {
    const rows = parse(text, {
      delimiter,
      from_line: separator ? 2 : 1,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MOST_ROW_LETTERS,
      to: MOST_ROWS,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return rows.map(({ info, record }) => ({
      line: firstLine(info.lines, record),
      cells: record.slice(0, MOST_COLUMNS).map(plain),
    }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw fieldError('file', t(...faultOf(error, text)))
  }
}

/** Cells may have several lines; the parser tells where a row ends. */
const firstLine = (last: number, record: readonly string[]) =>
  last - record.join('').split('\n').length + 1

/** Signs that cannot be shown are no part of a name or a note, nor is what keeps spreadsheets from reading a formula. */
export const plain = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** What parts the cells of the first lines most often. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, MOST_ROW_LETTERS).split('\n').slice(0, LINES_LOOKED_AT).join('')
  return DELIMITERS.toSorted((a, b) => countOf(beginning, b) - countOf(beginning, a))[0]!
}

function faultOf(error: CsvError, text: string): [string, { line: number }] {
  // The parser says how far it had read, which may be the end of the file; what it read whole ends before the faulty row.
  const whole = Buffer.from(text).subarray(0, Number(error['bytes'] ?? 0))
  const line = countOf(whole.toString(), '\n') + 1
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return ['Line :line: a quotation mark is opened there and never closed.', { line }]
  if (error.code === 'CSV_MAX_RECORD_SIZE') return ['Line :line: this row is too long.', { line }]
  return ['Line :line cannot be read as a row of a table.', { line }]
}
