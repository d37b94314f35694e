import type { Platform } from '../../../platform/platform.ts'
import { chooseCorrections } from './choose-corrections.ts'
import { wordsOneEditAway } from './edit-distance.ts'
import type { Slot } from './parse-search-query.ts'
import { findKnownTerms, findSimilarTerms } from './search.repository.ts'

/** Longer words are recognised by their trigrams. */
const LONGEST_FOR_NEIGHBOURS = 10
const SHORTEST_FOR_TRIGRAMS = 4

/**
 * Other words for those that nothing was found with. A word that nothing resembles is left out where others remain.
 * @returns undefined when no word is left
 */
export async function mendWords(
  platform: Platform,
  required: readonly string[],
  { suspicious, known: knownWords }: { suspicious: readonly string[]; known?: ReadonlySet<string> | undefined },
): Promise<Slot[] | undefined> {
  const neighbours = new Map(suspicious.map((word) => [word, word.length <= LONGEST_FOR_NEIGHBOURS ? wordsOneEditAway(word) : []]))
  const known = await findKnownTerms(platform.readDb, [...new Set([...neighbours.values()].flat())])
  // Trigrams cost more: for words without a neighbour, and for the last one, which may be unfinished.
  const far = suspicious.filter((word) => word.length >= SHORTEST_FOR_TRIGRAMS && (word === required.at(-1) || !neighbours.get(word)!.some((other) => known.has(other))))
  const similar = await findSimilarTerms(platform.readDb, far)
  const corrections = new Map(
    suspicious.map((word) => {
      const candidates = [...neighbours.get(word)!.filter((candidate) => known.has(candidate)), ...(similar.get(word) ?? [])]
      return [word, chooseCorrections(word, candidates, word === required.at(-1))]
    }),
  )
  const isHopeless = required.every((word) => corrections.get(word)?.length === 0)
  if (isHopeless) return undefined
  return required.flatMap((word): Slot[] => {
    const others = corrections.get(word)
    if (!others) return [[[word]]]
    // A word that exists may be meant all the same: then another one of the query is wrong.
    const meant = knownWords?.has(word) ? [word, ...others] : others
    return meant.length > 0 ? [meant.map((other) => [other])] : []
  })
}
