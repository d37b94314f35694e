import type { LogEvent } from 'kysely'
import { tracing } from './tracing.ts'

const LONGEST_TEXT = 4_000
const TEXTS = /'(?:[^']|'')*'/g

/** A statement as a span: its text, in which values are numbers (`$1`), and what stands in quotes is left out. */
export function noteStatement(event: LogEvent): void {
  const text = event.query.sql.replaceAll(TEXTS, "'?'").slice(0, LONGEST_TEXT)
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  tracing()?.note(
    {
      name: operation,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text,
      },
    },
    event.queryDurationMillis,
    event.level === 'error' ? event.error : undefined,
  )
}
