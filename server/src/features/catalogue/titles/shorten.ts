/** At most so many letters: cut at a word, with an ellipsis. */
export function shorten(text: string | null, length: number): string | null {
  if (text === null || text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(length / 2)))
  return `${atWord.replace(/[\s,;:.–—-]+$/u, '')}…`
}
