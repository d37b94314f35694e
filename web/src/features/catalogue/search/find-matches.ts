const plain = (letter: string) =>
  letter
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/** A name in pieces: what stands at the beginning of a word and was typed, and the rest. Accents and case are no matter. */
export function findMatches(name: string, query: string): Piece[] {
  const letters = [...name]
  const marked = letters.map(() => false)
  // A letter of the name may be several plain ones, or none.
  const places = letters.flatMap((letter, at) => [...plain(letter)].map(() => at))
  const text = letters.map(plain).join('')
  for (const word of plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean))
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!))
        for (const place of places.slice(at, at + word.length)) marked[place] = true
  const pieces: { text: string; isMatch: boolean }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last?.isMatch === marked[at]) last!.text += letter
    else pieces.push({ text: letter, isMatch: marked[at]! })
  }
  return pieces
}
