import { unsubscribeEndpoints } from '@mediatheque/contract/accounts/notifications/unsubscribe.endpoints.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { bindEndpoint, type Call } from '../../../platform/http/bind-endpoint.ts'
import { getMailChoice, type MailChoice, setMailChoice } from './mail-choice.service.ts'

function presentMailChoice(
  { type, name, email, isOn }: MailChoice,
  { t }: Pick<Call<Endpoint>, 't'>,
) {
  return { notif_id: type, name: t(name), email, is_on: isOn }
}

export const unsubscribeRoutes = [
  bindEndpoint(unsubscribeEndpoints.getMailChoice, {
    run: async ({ platform, params, request, reply }) => {
      const choice = await getMailChoice(platform, params.token)
      // Mail programs that know nothing of one click open the address in a browser.
      if (request.headers.accept?.includes('text/html'))
        await reply.redirect(`${platform.config.baseUrl}/notifications/unsubscribe/${params.token}`)
      return choice
    },
    present: presentMailChoice,
  }),
  bindEndpoint(unsubscribeEndpoints.switchMailOff, {
    run: ({ platform, params }) => setMailChoice(platform, params.token, false),
    present: presentMailChoice,
  }),
  bindEndpoint(unsubscribeEndpoints.switchMailOn, {
    run: ({ platform, params }) => setMailChoice(platform, params.token, true),
    present: presentMailChoice,
  }),
]
