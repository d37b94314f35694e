import { EPISODE_OF_ADDRESS } from './read-pasted-lines.ts'

/** The addresses of a row, each with the episode that the row is said to be, unless it names one itself. */
export function withEpisode(lien: string, episode: number | null): string {
  if (episode === null) return lien
  return lien
    .split(/\r?\n/u)
    .map((line) =>
      line.trim() === '' || EPISODE_OF_ADDRESS.test(line.trim())
        ? line
        : `${line.trim()}::${episode}`,
    )
    .join('\n')
}

/** The one episode that all addresses of a row name themselves. */
export function episodeOfAddresses(addresses: readonly string[]): number | null {
  const named = new Set(addresses.map((address) => EPISODE_OF_ADDRESS.exec(address.trim())?.[1]))
  const [only] = named
  return named.size === 1 && only !== undefined ? Number(only) : null
}

interface Comparable {
  readonly key: string
  /** What makes two of them the same: addresses without what does not matter, hashes of files. */
  readonly fingerprints: readonly string[]
}

/** By key, the first row above that shares something with it. */
export function findSameRows(rows: readonly Comparable[]): Map<string, string> {
  const firsts = new Map<string, string>()
  const same = new Map<string, string>()
  for (const { key, fingerprints } of rows)
    for (const fingerprint of fingerprints) {
      const first = firsts.get(fingerprint)
      if (first === undefined) firsts.set(fingerprint, key)
      else if (first !== key && !same.has(key)) same.set(key, first)
    }
  return same
}
