const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const LONGEST_KEY = 500

/**
 * Lets a key pass that can neither leave the storage nor name a hidden or temporary file in it.
 * @throws on any other
 */
export function assertStorageKey(key: string): void {
  const isValid =
    key.length <= LONGEST_KEY && key.split('/').every((segment) => SEGMENT.test(segment))
  if (!isValid) throw new Error(`${JSON.stringify(key.slice(0, 100))} is not a storage key.`)
}
