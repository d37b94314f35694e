/** The same things, one of them at another index; beyond either end it comes first or last. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const moved = entries[from]
  if (moved === undefined) return [...entries]
  const others = entries.filter((_, index) => index !== from)
  const index = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, index), moved, ...others.slice(index)]
}
