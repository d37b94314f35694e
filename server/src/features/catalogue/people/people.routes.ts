import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPerson } from './people.presenter.ts'
import { getPerson } from './people.service.ts'

export const peopleRoutes = [
  bindEndpoint(peopleEndpoints.getPerson, {
    run: ({ platform, params, query, language }) =>
      getPerson(platform, params.id, query.lang ?? language),
    present: (person, { platform }) => ({ person: presentPerson(person, platform.clock.now()) }),
  }),
]
