/** Letters before the first difference, to know where in the text it is. */
const BEFORE = 60
const MOST = 500

/** Of long texts that are told apart, the part in which they differ: what is alike in both says nothing. */
export function aroundDifference(texts: readonly string[]): string[] {
  const [first = ''] = texts
  if (texts.every(({ length }) => length <= MOST)) return [...texts]
  let alike = 0
  while (alike < first.length && texts.every((text) => text[alike] === first[alike])) alike += 1
  const start = alike > BEFORE ? first.indexOf(' ', alike - BEFORE) + 1 : 0
  return texts.map((text) => {
    const end = text.length > start + MOST ? '…' : ''
    return `${start > 0 ? '…' : ''}${text.slice(start, start + MOST)}${end}`
  })
}
