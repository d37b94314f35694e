import { sanctionEndpoints } from '@mediatheque/contract/community/sanctions/sanctions.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** What is in force about the reader, also where the account is closed. */
export const ownSanctionsQuery = () => endpointQuery(sanctionEndpoints.listOwnSanctions, {})
