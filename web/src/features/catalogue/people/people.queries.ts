import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/queries.ts'

export const personQuery = (id: number) =>
  endpointQuery(peopleEndpoints.getPerson, { params: { id } })

interface CreditsWanted {
  personId: number
  department: string
  /** Of all kinds where none is said. */
  type?: TitleType | undefined
}

const creditPageQuery = ({ personId, department, type }: CreditsWanted, page: number) =>
  endpointQuery(peopleEndpoints.listCreditsOfPerson, {
    params: { id: personId },
    query: { department, page, ...(type && { type }) },
  })

/** The first pages of what somebody did in a department, newest first. */
export const creditsQuery = (wanted: CreditsWanted, pages: number) => {
  const list = JSON.stringify(wanted)
  return queryOptions({
    queryKey: [peopleEndpoints.listCreditsOfPerson.path, list, pages],
    queryFn: async ({ client }) => {
      const found = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          client.fetchQuery(creditPageQuery(wanted, index + 1)),
        ),
      )
      return found.flatMap(({ pagination }) => pagination.data)
    },
    // Each page is asked for again where it fails.
    retry: false,
    // Of the same list, while more of it is fetched.
    placeholderData: (previous, query) => (query?.queryKey[1] === list ? previous : undefined),
  })
}
