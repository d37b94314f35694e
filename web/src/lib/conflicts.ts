import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import { ApiError } from './api.ts'

export interface Conflict {
  readonly records: readonly StaleRecord[]
  /** What else is to happen when the reader looks again. */
  lookAgain?(records: readonly StaleRecord[]): void
  /** Of a form, whose values are still there. */
  readonly form?: FormConflict
}

export interface FormConflict {
  /** What others changed. */
  readonly fields: readonly ConflictField[]
  /** Saves one's own changes with theirs. @param theirs of the disputed fields, those that stay as the others have them */
  save(theirs: ReadonlySet<string>): void
}

/** Values are as the wire has them, or texts already. */
export interface ConflictField {
  readonly name: string
  readonly label: string
  readonly seen: unknown
  readonly theirs: unknown
  /** Where one has changed it too: somebody has to choose. */
  readonly mine?: unknown
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
  show: (conflict: Conflict) => set(conflict),
  close: () => set(null),
}

/** Not whatever is refused with status 409: most of that says in its own words why. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isStale

/** Tells what somebody else changed in the meantime. @returns false for every other failure */
export function showConflict(error: unknown, lookAgain?: Conflict['lookAgain']): boolean {
  if (!isConflict(error)) return false
  set({ records: error.conflicts, ...(lookAgain && { lookAgain }) })
  return true
}
