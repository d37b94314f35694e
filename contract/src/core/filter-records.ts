/** One filter as it travels inside `filters`. Without Zod: pages load it. */
export interface FilterRecord {
  readonly key: string
  readonly value: unknown
  /** `=` where it is left out. */
  readonly operator?: string | undefined
  readonly valueKey?: string | undefined
  /** Chosen, but not filled in: it narrows nothing. */
  readonly isInactive?: boolean | undefined
  readonly extraFilters?: readonly unknown[] | undefined
}

/** URL-safe base64 of a JSON list. */
export function encodeFilters(filters: readonly FilterRecord[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(filters))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** What was encoded, unchecked. Undefined: nothing that can be read. */
export function decodeFilters(encoded: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
