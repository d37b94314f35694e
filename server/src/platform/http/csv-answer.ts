import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { stringify } from 'csv-stringify'
import { pipeline, Readable } from 'node:stream'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { Call } from './bind-endpoint.ts'

type Cell = string | number | boolean | null | undefined

/** How a row stands in a file: a cell for each column of its list. */
export type CsvCells<L extends ListDefinition, Row> = {
  readonly [Column in keyof L['columns']]: (row: Row) => Cell
}

/**
 * Answers with a list as a file of CSV in UTF-8, its heads in the reader's language, while its rows are read. Texts that
 * a spreadsheet would take for formulas are made harmless. With `isMarked` false it begins without the mark by which these
 * know UTF-8, for programs that do not expect it.
 */
export async function csvAnswer<const L extends ListDefinition, Row>(
  {
    reply,
    t,
    platform,
    isMarked = true,
  }: Pick<Call<Endpoint>, 'reply' | 't' | 'platform'> & { readonly isMarked?: boolean },
  { name, columns }: L,
  batches: AsyncIterator<readonly Row[]>,
  cells: CsvCells<L, Row>,
): Promise<Readable> {
  // Refusals come with the first rows: after them there is only a file that breaks off.
  const first = await batches.next()
  async function* lines() {
    yield Object.values(columns).map(({ label }) => t(label))
    for (let batch = first; !batch.done; batch = await batches.next())
      for (const row of batch.value) yield Object.keys(columns).map((key) => cells[key]!(row))
  }
  const day = platform.clock.now().toISOString().slice(0, 10)
  const file = stringify({
    bom: isMarked,
    escape_formulas: true,
    cast: { boolean: (value) => t(value ? 'Yes' : 'No') },
  })
  void reply
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .header('cache-control', 'private, no-store')
    .type('text/csv; charset=utf-8')
  // What goes wrong on the way breaks the file off, and whoever sends it notes why.
  return pipeline(Readable.from(lines()), file, () => undefined)
}
