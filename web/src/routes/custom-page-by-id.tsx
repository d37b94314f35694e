import { customPageUrl } from '@mediatheque/contract/site/custom-pages/custom-page-url.ts'
import { createFileRoute } from '@tanstack/react-router'
import { customPageQuery } from '../features/site/custom-pages/custom-pages.queries.ts'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'

/** Leads on to the page's own address, whatever it is called here. */
export const Route = createFileRoute('/_shell/pages/$id/$slug')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const { page } = await queryClient
      .ensureQueryData(customPageQuery(String(numberParam(params.id))))
      .catch(notFoundOn404)
    leadToOwnAddress(location, customPageUrl(page))
  },
})
