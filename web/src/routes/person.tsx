import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { personQuery } from '../features/catalogue/people/people.queries.ts'
import { PersonPage } from '../features/catalogue/people/person-page.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'
import { translate } from '../lib/i18n.ts'
import { getPageData } from '../lib/page-data.ts'

export const Route = createFileRoute('/_shell/people/$id/{-$slug}')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(personQuery(Number(params.id))).catch(notFoundOn404),
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { person } = loaderData
    const { baseUrl, bootstrap } = getPageData()
    return {
      meta: [
        { title: `${person.name} · ${bootstrap.settings.branding.site_name}` },
        { name: 'description', content: person.biography?.slice(0, 160) ?? translate(':name: films, roles and biography.', { name: person.name }) },
        { property: 'og:title', content: person.name },
      ],
      links: [{ rel: 'canonical', href: `${baseUrl}${personUrl(person)}` }],
    }
  },
  headers: sharedPage,
  component: Person,
})

function Person() {
  const id = Number(Route.useParams().id)
  return <PersonPage key={id} person={useSuspenseQuery(personQuery(id)).data.person} />
}
