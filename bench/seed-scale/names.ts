import type { Random } from './random.ts'
import {
  ADJECTIVES,
  FRENCH_ADJECTIVES,
  FRENCH_NOUNS,
  GERUNDS,
  GIVEN_NAMES,
  NOUNS,
  PLOT_PHRASES,
  SURNAME_ENDS,
  SURNAME_MIDDLES,
  SURNAME_STARTS,
} from './words.data.ts'

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** How many different invented names there are to draw from; people share them, as they do. */
const INVENTED_NAMES = 420_000

/** An invented family or place name. The same number gives the same name, so that a skewed number gives skewed names. */
export function inventName(number: number): string {
  const scattered = Math.imul(number + 1, 2_654_435_761) >>> 0
  const start = SURNAME_STARTS[scattered % SURNAME_STARTS.length] as string
  const rest = Math.floor(scattered / SURNAME_STARTS.length)
  const end = SURNAME_ENDS[rest % SURNAME_ENDS.length] as string
  const middle = SURNAME_MIDDLES[
    Math.floor(rest / SURNAME_ENDS.length) % SURNAME_MIDDLES.length
  ] as string
  const hasSecondMiddle = number > 3000 && scattered % 3 === 0
  const second = hasSecondMiddle
    ? (SURNAME_MIDDLES[(scattered >>> 7) % SURNAME_MIDDLES.length] as string)
    : ''
  return start + (number > 300 ? middle : '') + second + end
}

const drawName = (random: Random) => inventName(Math.floor(random.next() ** 1.9 * INVENTED_NAMES))

/** "Hélène Marbergson", sometimes with a second given name or a double family name. */
export function makePersonName(random: Random): string {
  const given = random.pickSkewed(GIVEN_NAMES, 1.4)
  const family = random.isChance(0.04)
    ? `${drawName(random)}-${drawName(random)}`
    : drawName(random)
  return random.isChance(0.06)
    ? `${given} ${random.pickSkewed(GIVEN_NAMES, 1.4)} ${family}`
    : `${given} ${family}`
}

type NamePattern = (random: Random) => string
const noun = (random: Random) => capitalise(random.pickSkewed(NOUNS, 1.7))
const adjective = (random: Random) => capitalise(random.pickSkewed(ADJECTIVES, 1.6))

const ENGLISH_PATTERNS: readonly NamePattern[] = [
  (random) => `The ${adjective(random)} ${noun(random)}`,
  (random) => `${adjective(random)} ${noun(random)}`,
  (random) => `The ${noun(random)} of ${drawName(random)}`,
  (random) => `${noun(random)} and ${noun(random)}`,
  (random) => `${capitalise(random.pickSkewed(GERUNDS, 1.4))} ${drawName(random)}`,
  (random) => `The ${noun(random)} in the ${noun(random)}`,
  (random) => drawName(random),
  (random) => `${random.pickSkewed(GIVEN_NAMES, 1.4)} ${drawName(random)}`,
  (random) => `${drawName(random)}: ${adjective(random)} ${noun(random)}`,
  (random) => `A ${noun(random)} for ${random.pickSkewed(GIVEN_NAMES, 1.3)}`,
  (random) => `${noun(random)} ${random.between(2, 9)}`,
  (random) => `The ${drawName(random)} ${noun(random)}`,
]

const FRENCH_PATTERNS: readonly NamePattern[] = [
  (random) =>
    `Le ${random.pickSkewed(FRENCH_NOUNS, 1.6)} ${random.pickSkewed(FRENCH_ADJECTIVES, 1.5)}`,
  (random) => `La ${random.pickSkewed(FRENCH_NOUNS, 1.6)} de ${drawName(random)}`,
  (random) => `Sous le ${random.pickSkewed(FRENCH_NOUNS, 1.6)} de ${drawName(random)}`,
  (random) =>
    `${capitalise(random.pickSkewed(FRENCH_NOUNS, 1.6))} et ${random.pickSkewed(FRENCH_NOUNS, 1.6)}`,
  (random) => `Une ${random.pickSkewed(FRENCH_NOUNS, 1.6)} à ${drawName(random)}`,
  (random) =>
    `${drawName(random)}, ${random.pickSkewed(FRENCH_NOUNS, 1.6)} ${random.pickSkewed(FRENCH_ADJECTIVES, 1.5)}`,
]

/** A name in English, as most catalogues hold it. */
export const makeTitleName = (random: Random): string =>
  random.pickSkewed(ENGLISH_PATTERNS, 1.2)(random)

/** The name of a translation. */
export const makeFrenchName = (random: Random): string => random.pick(FRENCH_PATTERNS)(random)

/** Two to five sentences. */
export function makePlot(random: Random): string {
  const sentences: string[] = []
  for (let count = random.between(2, 5); count > 0; count--) {
    sentences.push(
      `${random.pick(PLOT_PHRASES)}, ${random.pick(PLOT_PHRASES)}, near ${drawName(random)}.`,
    )
  }
  return sentences.join(' ')
}
