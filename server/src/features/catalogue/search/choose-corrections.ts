import { editDistance, toleratedEdits } from './edit-distance.ts'

const MOST_CORRECTIONS = 8

/**
 * The words most likely meant. The last word may be unfinished, so it is also compared with the beginnings of longer ones.
 * Wrong first letters are rare: such candidates come later.
 */
export function chooseCorrections(
  word: string,
  candidates: readonly string[],
  isUnfinished: boolean,
): string[] {
  const limit = toleratedEdits(word.length)
  const measured = [...new Set(candidates)]
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({ candidate, distance: distanceTo(word, candidate, isUnfinished) }))
    .filter(({ distance }) => distance <= limit)
  return measured
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.candidate.length - b.candidate.length ||
        a.candidate.localeCompare(b.candidate),
    )
    .slice(0, MOST_CORRECTIONS)
    .map(({ candidate }) => candidate)
}

function distanceTo(word: string, candidate: string, isUnfinished: boolean): number {
  const otherStart = word[0] === candidate[0] ? 0 : 0.5
  const whole = editDistance(word, candidate)
  if (!isUnfinished || candidate.length <= word.length) return whole + otherStart
  // An unfinished word is a worse guess than a whole one at the same distance.
  const beginnings = [-1, 0, 1].map((more) =>
    editDistance(word, candidate.slice(0, word.length + more)),
  )
  return Math.min(whole, Math.min(...beginnings) + 0.25) + otherStart
}
