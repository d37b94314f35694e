const LONGEST_TERM = 60
/** Addresses, numbers of telephones and cards: typed into the wrong box, and nobody's business. */
const PERSONAL = /@|:\/\/|\bwww\.|(?:\d[\s().+-]*){7,}/

/** A search as reports name it, the same for all who meant it; undefined for what may say who somebody is. */
export function normaliseTerm(query: string): string | undefined {
  const term = [...query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()]
    .slice(0, LONGEST_TERM)
    .join('')
    .trim()
  return term === '' || PERSONAL.test(query.normalize('NFKC')) ? undefined : term
}
