import { CATALOGUE_FORMAT } from '@mediatheque/contract/catalogue/media-import/catalogue-lines.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type ExportedRow,
  listPeopleToExport,
  listTitlesToExport,
} from './catalogue-pages.repository.ts'

/** People come first, so that credits find them. */
const KINDS = ['person', 'title'] as const
export type ExportedKind = (typeof KINDS)[number]

/** The last record that somebody has: the export goes on after it. */
export interface ExportCursor {
  readonly kind: ExportedKind
  readonly id: number
}

/** `title-12`; undefined for what is none. */
export function readCursor(text: string | undefined): ExportCursor | undefined {
  const [, kind, id] = /^(person|title)-(\d{1,15})$/.exec(text ?? '') ?? []
  return kind ? { kind: kind as ExportedKind, id: Number(id) } : undefined
}

const READ = { person: listPeopleToExport, title: listTitlesToExport } as const
/** Of long series a page is some megabytes. */
const PAGE = { person: 500, title: 50 } as const

/**
 * The whole catalogue as lines of JSON, in the order of numbers, a page in memory at a time. Between pages nothing is held:
 * whoever reads slowly keeps nobody from writing.
 */
export async function* exportCatalogue(
  { readDb }: Needs<'readDb'>,
  after?: ExportCursor,
): AsyncGenerator<string> {
  for (const kind of KINDS.slice(after ? KINDS.indexOf(after.kind) : 0)) {
    let last = after?.kind === kind ? after.id : 0
    for (;;) {
      const rows = await READ[kind](readDb, { after: last, limit: PAGE[kind] })
      for (const row of rows) yield lineOf(kind, row)
      last = Number(rows.at(-1)?.id ?? last)
      if (rows.length < PAGE[kind]) break
    }
  }
}

/** What is not known is left out. */
const lineOf = (kind: ExportedKind, { id, doc }: ExportedRow): string =>
  `${JSON.stringify(
    { mediatheque: CATALOGUE_FORMAT, kind, id: Number(id), ...doc },
    (_name, value) =>
      value === null || (Array.isArray(value) && value.length === 0)
        ? undefined
        : (value as unknown),
  )}\n`
