import type { BatchRow } from './batch-rows.ts'

const keyFor = (userId: number) => `contributions:${userId}`

/** Rows of this tab before it was loaded again; files that had not arrived are not among them. */
export function readKept(userId: number): BatchRow[] {
  try {
    const text = sessionStorage.getItem(keyFor(userId))
    const rows = text === null ? [] : (JSON.parse(text) as BatchRow[])
    // What the server said of them may be otherwise now.
    return rows.map((row) => ({
      ...row,
      isStale: true,
      isAdding: false,
      fault: null,
      uploadId: null,
    }))
  } catch {
    return []
  }
}

export function keepRows(userId: number, rows: readonly BatchRow[]): void {
  try {
    const kept = rows.filter(({ added, uploadId, url }) => !added && (uploadId === null || url))
    if (kept.length === 0) sessionStorage.removeItem(keyFor(userId))
    else sessionStorage.setItem(keyFor(userId), JSON.stringify(kept))
  } catch {
    // A browser that refuses simply forgets.
  }
}
