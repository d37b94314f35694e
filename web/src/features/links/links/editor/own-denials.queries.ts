import { ownDenialEndpoints } from '@mediatheque/contract/links/own-denials/own-denials.endpoints.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export const ownDenialsQuery = (titleId: number) =>
  endpointQuery(ownDenialEndpoints.listOwnDenials, { query: { title_id: titleId } })
export const ownDenialQuery = (id: number) =>
  endpointQuery(ownDenialEndpoints.getOwnDenial, { params: { id } })
