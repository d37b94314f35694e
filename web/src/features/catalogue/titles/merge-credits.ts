import type { TitleCredit } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'

/** One line per person, with all their parts in a title: `Director, Writer`. */
export function mergeCredits(
  credits: readonly TitleCredit[],
  nameOf: (jobOrDepartment: string) => string,
) {
  const byPerson = Map.groupBy(credits, ({ id }) => id)
  return [...byPerson.values()].map((parts) => ({
    person: parts[0]!,
    facts: [
      ...new Set(
        parts.map(({ character, job, department }) => character ?? nameOf(job ?? department)),
      ),
    ].join(', '),
  }))
}
