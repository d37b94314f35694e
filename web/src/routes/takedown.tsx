import { createFileRoute } from '@tanstack/react-router'
import { TakedownPage } from '../features/links/takedowns/takedown-page.tsx'
import { translate } from '../lib/i18n.ts'
import { getPageData } from '../lib/page-data.ts'
import { textParameters } from '../lib/text-parameters.ts'

export const Route = createFileRoute('/_shell/takedown')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['about']),
  head: () => ({
    meta: [{ title: translate('Takedown notice') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Takedown,
})

/** `about` is a path of this site; of anything else nothing is taken over. */
function Takedown() {
  const { about = '' } = Route.useSearch()
  const isPath = /^\/(?!\/)[\w\-./~%]{1,300}$/u.test(about)
  return <TakedownPage address={isPath ? getPageData().baseUrl + about : ''} />
}
