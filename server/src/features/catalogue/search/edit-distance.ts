/** Letters added, removed, replaced, and neighbours swapped, to make one word of the other (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const steps = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      row.push(isSwapped ? Math.min(steps, beforeLast[j - 2]! + 1) : steps)
    }
    beforeLast = last
    last = row
  }
  return last[to.length]!
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** Every word one edit away: what a finger makes of a short word, too short for trigrams to recognise. */
export function wordsOneEditAway(word: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail) found.add(head + tail.slice(1))
    if (tail.length > 1) found.add(head + tail[1] + tail[0] + tail.slice(2))
    for (const letter of ALPHABET) {
      found.add(head + letter + tail)
      if (tail) found.add(head + letter + tail.slice(1))
    }
  }
  found.delete(word)
  return [...found].filter((candidate) => candidate.length > 1)
}

/** How many wrong letters a word of this length may have before it is another word. */
export function toleratedEdits(length: number): number {
  if (length < 3) return 0
  if (length < 5) return 1
  return length < 10 ? 2 : 3
}
