import { playEndpoints } from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { callerOf, noteBeat } from '../../operations/visits/visits.service.ts'
import { recordPlay } from './record-plays.ts'

export const playRoutes = [
  bindEndpoint(playEndpoints.recordPlay, {
    run: async ({ platform, actor, body, request }) => {
      const browser = request.headers['user-agent'] ?? ''
      await recordPlay(platform, { actor, address: request.ip, browser }, body)
      noteBeat(platform, callerOf(request), { beat: body, userId: actor.user?.id ?? null })
      return undefined
    },
  }),
]
