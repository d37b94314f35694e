import type { Needs } from '../../../platform/platform.ts'
import { chooseCorrections } from './choose-corrections.ts'
import { wordsOneEditAway } from './edit-distance.ts'
import type { Slot } from './parse-search-query.ts'
import { findKnownTerms, findSimilarTerms } from './search.repository.ts'

/** Longer words have so many neighbours that trigrams find them sooner. */
const LONGEST_FOR_NEIGHBOURS = 16
const SHORTEST_FOR_TRIGRAMS = 4
/** Of two wrong letters in a shorter word too little is left to recognise, and one is seen to by neighbours. */
const SHORTEST_WHOLE_FOR_TRIGRAMS = 7

/**
 * Other words for those that nothing was found with. A word that nothing resembles is left out where others remain.
 * @returns undefined when no word is left
 */
export async function mendWords(
  platform: Needs<'readDb'>,
  required: readonly string[],
  {
    suspicious,
    known: knownWords,
  }: { suspicious: readonly string[]; known?: ReadonlySet<string> | undefined },
): Promise<Slot[] | undefined> {
  const neighbours = new Map(
    suspicious.map((word) => [
      word,
      word.length <= LONGEST_FOR_NEIGHBOURS ? wordsOneEditAway(word) : [],
    ]),
  )
  const known = await findKnownTerms(platform.readDb, [...new Set([...neighbours.values()].flat())])
  // Trigrams cost more: for long words without a neighbour, and to find what the last one may be the beginning of.
  const hasNeighbour = (word: string) => neighbours.get(word)!.some((other) => known.has(other))
  const whole = suspicious.filter(
    (word) => word.length >= SHORTEST_WHOLE_FOR_TRIGRAMS && !hasNeighbour(word),
  )
  const beginnings = suspicious.filter(
    (word) => word === required.at(-1) && word.length >= SHORTEST_FOR_TRIGRAMS,
  )
  const similar = await findSimilarTerms(platform.readDb, { whole, beginnings })
  const corrections = new Map(
    suspicious.map((word) => {
      const candidates = [
        ...neighbours.get(word)!.filter((candidate) => known.has(candidate)),
        ...(similar.get(word) ?? []),
      ]
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
