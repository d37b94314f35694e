import type {
  errorDetailsView,
  ErrorGroupView,
} from '@mediatheque/contract/operations/logs/errors.schemas.ts'
import type { z } from 'zod'
import type { ErrorGroupRow } from './errors.service.ts'

export function presentError(row: ErrorGroupRow): ErrorGroupView {
  return {
    id: row.id,
    source: row.source as ErrorGroupView['source'],
    type: row.type,
    message: row.message,
    place: row.place,
    origin: row.origin,
    count: row.count,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
    state: row.solved_at ? 'solved' : row.returned_at ? 'returned' : 'open',
  }
}

export function presentErrorDetails(row: ErrorGroupRow): z.input<typeof errorDetailsView> {
  const versions = Object.entries(row.versions as Record<string, number>)
  return {
    ...presentError(row),
    trace: row.trace,
    versions: versions.map(([version, count]) => ({ version, count })),
    solved_at: row.solved_at?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
  }
}
