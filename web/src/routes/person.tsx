import type { PersonView } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { EditPersonLink } from '../features/catalogue/people/edit-person-link.tsx'
import { personQuery } from '../features/catalogue/people/people.queries.ts'
import { personJsonLd } from '../features/catalogue/people/person-json-ld.ts'
import { PersonPage } from '../features/catalogue/people/person-page.tsx'
import { FollowButton } from '../features/community/follows/follow-button.tsx'
import { pageHead, previewImage } from '../features/catalogue/title-cards/page-head.ts'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { sharedPage } from '../lib/shared-page.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/people/$id/{-$slug}')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient
      .ensureQueryData(personQuery(numberParam(params.id)))
      .catch(notFoundOn404)
    leadToOwnAddress(location, personUrl(data.person))
    return data
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { person } = loaderData
    return pageHead({
      name: person.name,
      description:
        person.biography ?? translate(':name: films, roles and biography.', { name: person.name }),
      path: personUrl(person),
      image: '',
      seo: {
        page: 'person',
        values: {
          'person.name': person.name,
          'person.known_for': person.known_for && translate(person.known_for),
          'person.birthplace': person.birthplace,
          'person.biography': person.biography,
        },
      },
      ...(import.meta.env.SSR && forEngines(person)),
    })
  },
  headers: sharedPage,
  pendingComponent: InnerSkeleton,
  component: Person,
})

function forEngines(person: PersonView) {
  const { id, name } = person
  const drawn = { id, type: 'person' as const, name, year: null }
  const image = previewImage([{ kind: 'person', id, url: person.poster }], drawn)
  return {
    image,
    type: 'profile' as const,
    crumbs: [{ name: translate('Home'), path: '/' }, { name }],
    jsonLd: personJsonLd(person, image),
  }
}

function Person() {
  const id = Number(Route.useParams().id)
  const { person } = useSuspenseQuery(personQuery(id)).data
  return (
    <PersonPage
      key={id}
      person={person}
      actions={
        <>
          <FollowButton of={{ kind: 'person', id }} path={personUrl(person)} size="sm" />
          <EditPersonLink personId={id} />
        </>
      }
    />
  )
}
