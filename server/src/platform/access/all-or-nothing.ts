import { AppError } from '../http/app-error.ts'

/** A record that one of several ids stands for. */
export interface Identified {
  readonly id: number
}

/** Of several records all are written or none. @throws AppError notFound when there is none of one of these ids */
export function assertAllFound(ids: readonly number[], found: readonly Identified[]): void {
  const there = new Set(found.map(({ id }) => id))
  if (ids.every((id) => there.has(id))) return
  throw new AppError('notFound', {
    message: 'Some of these no longer exist. Nothing was changed.',
  })
}
