/**
 * For `validateSearch`: those of these query parameters that are texts, and nothing else. A number is one too. What is
 * something else is named as nothing, since the router would hand it to the page otherwise.
 */
export function textParameters<const Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const found: { [N in Name]?: string | undefined } = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string' || typeof value === 'number') found[name] = String(value)
    else if (value !== undefined) found[name] = undefined
  }
  return found as { [N in Name]?: string }
}
