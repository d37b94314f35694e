import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { presentCredit, presentPerson } from './people.presenter.ts'
import { getPerson, listCreditsOfPerson } from './people.service.ts'

export const peopleRoutes = [
  bindEndpoint(peopleEndpoints.getPerson, {
    run: ({ platform, params, query, language }) =>
      getPerson(platform, params.id, query.lang ?? language),
    present: (person, { platform }) => ({ person: presentPerson(person, platform.clock.now()) }),
  }),
  bindEndpoint(peopleEndpoints.listCreditsOfPerson, {
    run: ({ platform, params, query: { lang, ...wanted }, language }) =>
      listCreditsOfPerson(platform, params.id, lang ?? language, wanted),
    present: (page) => presentPage(page, (rows) => rows.map(presentCredit)),
  }),
]
