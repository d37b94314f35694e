import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { type Sitemap, SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import { listFilledPersonRanges, listPersonAddressRows } from './people.repository.ts'

export const personSitemap: Sitemap = {
  name: 'people',
  access: peopleEndpoints.getPerson.access,
  listParts: ({ readDb }) => listFilledPersonRanges(readDb, SITEMAP_SPAN),
  listPages: async ({ readDb }, range) =>
    (await listPersonAddressRows(readDb, range)).map((person) => ({
      id: person.id,
      path: personUrl(person),
      updatedAt: person.updated_at,
    })),
}
