import { passkeyEndpoints } from '@mediatheque/contract/accounts/passkeys/passkeys.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const passkeysQuery = () => endpointQuery(passkeyEndpoints.listPasskeys)
