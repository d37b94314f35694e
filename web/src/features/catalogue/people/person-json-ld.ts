import type { PersonView } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { absoluteUrl } from '../title-cards/page-head.ts'

// Browsers need not carry it with every first page.
const personPages = import.meta.env.SSR ? (await import('./person-pages.ts')).personPages : () => []

/** What search engines read of a person. */
export function personJsonLd(person: PersonView, image: string): object | undefined {
  if (!import.meta.env.SSR) return undefined
  const pages = personPages(person.external_ids)
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: person.name,
    url: absoluteUrl(personUrl(person)),
    image,
    ...(person.biography && { description: person.biography }),
    ...(person.birth_date && { birthDate: person.birth_date }),
    ...(person.death_date && { deathDate: person.death_date }),
    ...(person.birthplace && { birthPlace: { '@type': 'Place', name: person.birthplace } }),
    ...(pages.length > 0 && { sameAs: pages.map(({ url }) => url) }),
  }
}
