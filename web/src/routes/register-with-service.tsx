import { SOCIAL_SERVICES } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { SocialSignUpPage } from '../features/accounts/auth/social-sign-up-page.tsx'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

/** Where the window of a service leads who has no account yet. Open while registration is closed: an invitation may open it. */
export const Route = createFileRoute('/_auth/register/social/$service')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['redirect']),
  beforeLoad: ({ location, params, search }) => {
    if (!serviceOf(params.service)) throw notFound()
    requireGuest(location, search.redirect)
  },
  head: () => ({
    meta: [{ title: translate('Register') }, { name: 'robots', content: 'noindex' }],
  }),
  component: RegisterWithService,
})

const serviceOf = (name: string) => SOCIAL_SERVICES.find((service) => service === name)

function RegisterWithService() {
  const service = serviceOf(Route.useParams().service)
  const { redirect } = Route.useSearch()
  return service && <SocialSignUpPage service={service} redirect={redirect} />
}
