import type { SourceReason } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { compareMarks, isSpokenBy, isWrittenFor } from '../../links/downloads/fit-reader.service.ts'
import type { SourceRow } from './watch.repository.ts'

export interface RankedSource {
  readonly row: SourceRow
  readonly reason: readonly SourceReason[]
}

/** What plays here comes before what another site shows in its own way, and that before what leads away. */
const EASE: Readonly<Record<SourceRow['type'], number>> = {
  video: 4,
  stream: 4,
  embed: 3,
  infofile: 2,
  external: 1,
}
const isOwn = ({ url }: SourceRow) => url.startsWith('/')

/**
 * The best first, with why, as links of a download page are: what does not play comes last, then decide what the reader
 * understands, the picture, whether it answered, and how it plays.
 */
export function rankSources(rows: readonly SourceRow[], language: Language): RankedSource[] {
  const weighed = rows.map((row) => ({
    row,
    speaks: row.language !== null && isSpokenBy(language, [row.language]),
    writes: isWrittenFor(
      language,
      (row.captions ?? []).map((caption) => caption.language),
    ),
    rank: row.quality_rank ?? 0,
  }))
  const best = Math.max(...weighed.map(({ rank }) => rank))
  const worst = Math.min(...weighed.map(({ rank }) => rank))
  const marks = ({ row, speaks, writes, rank }: (typeof weighed)[number]) => [
    Number(row.health !== 'dead'),
    Number(EASE[row.type] > EASE.infofile),
    speaks ? 2 : Number(writes),
    rank,
    Number(row.health === 'alive'),
    Number(isOwn(row)),
    EASE[row.type],
    -row.id,
  ]
  return weighed
    .toSorted((a, b) => compareMarks(marks(b), marks(a)))
    .map(({ row, speaks, writes, rank }) => ({
      row,
      reason: [
        ...(speaks ? (['language'] as const) : []),
        ...(!speaks && writes ? (['subtitles'] as const) : []),
        // Where all are alike, none is the best.
        ...(rank === best && best > worst ? (['quality'] as const) : []),
        ...(row.health === 'alive' ? (['alive'] as const) : []),
        ...(isOwn(row) ? (['own'] as const) : []),
      ],
    }))
}
