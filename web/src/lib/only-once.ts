/** Pages that were read one after the other, each record once: what was written in between moves those behind it onto the next page as well. */
export function onlyOnce<Shown extends { readonly id: number }>(
  records: readonly Shown[],
): Shown[] {
  const seen = new Set<number>()
  return records.filter(({ id }) => !seen.has(id) && seen.add(id))
}
