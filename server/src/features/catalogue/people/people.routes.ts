import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { languageOf } from '../titles/titles.service.ts'
import { presentPerson } from './people.presenter.ts'
import { getPerson } from './people.service.ts'

export const peopleRoutes = [
  bindEndpoint(peopleEndpoints.getPerson, {
    run: async ({ platform, actor, request, params, query }) =>
      getPerson(platform, params.id, await languageOf(platform, actor, request, query.lang)),
    present: (person, { platform }) => ({ person: presentPerson(person, platform.clock.now()) }),
  }),
]
