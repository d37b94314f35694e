import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import { ApiError } from './api.ts'

export interface Conflict {
  readonly records: readonly StaleRecord[]
  /** What else is to happen when the reader looks again: a form takes over the version that it will write next. */
  lookAgain?(records: readonly StaleRecord[]): void
}

let shown: Conflict | null = null
const listeners = new Set<() => void>()

function set(conflict: Conflict | null): void {
  shown = conflict
  for (const listener of listeners) listener()
}

/** What the conflict dialog shows. */
export const conflictStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => shown,
  close: () => set(null),
}

export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict'

/** Tells what somebody else changed in the meantime. @returns false for every other failure */
export function showConflict(error: unknown, lookAgain?: Conflict['lookAgain']): boolean {
  if (!isConflict(error)) return false
  set({ records: error.conflicts, ...(lookAgain && { lookAgain }) })
  return true
}
