import { sessionEndpoints } from '@mediatheque/contract/accounts/sessions/sessions.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const sessionsQuery = () => endpointQuery(sessionEndpoints.listSessions)
