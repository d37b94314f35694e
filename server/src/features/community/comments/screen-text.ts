import * as linkify from 'linkifyjs'

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Written without spaces between words: their borders cannot be told. */
const WITHOUT_BORDERS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Letters and digits in one spelling, one space between words and around all: ` buy cheap watches `. */
function foldWords(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${folded.trim()} `
}

/** Which of these words or phrases a text says, however they are spelled: case, accents, and signs between do not matter. */
export function findWatched(text: string, watched: readonly string[]): string[] {
  if (watched.length === 0) return []
  const folded = foldWords(text)
  return watched.filter((word) => {
    const wanted = foldWords(word)
    if (wanted.trim() === '') return false
    return folded.includes(WITHOUT_BORDERS.test(wanted) ? wanted.trim() : wanted)
  })
}

/** `example[.]com`, `hxxps://…`: spelled so that programs do not see them, and readers do. */
const unmask = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[[({] ?(?:\.|dot|point) ?[\])}]/giu, '.')
    .replace(/\bhxxp/giu, 'http')

/** Addresses of sites and mailboxes that a text names, with or without what browsers put before them. */
export function findLinks(text: string): string[] {
  const found = linkify.find(unmask(text)).map(({ href }) => href.toLowerCase())
  return [...new Set(found)]
}
