/** For `validateSearch`: those of these query parameters that are texts, and nothing else. A number is one too. */
export function textParameters<const Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const found: { [N in Name]?: string } = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string' || typeof value === 'number') found[name] = String(value)
  }
  return found
}
