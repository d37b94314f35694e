import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { endpoints } from '../../../platform/contract/endpoints.ts'

const lists = new Map(
  Object.values<Endpoint>(endpoints).flatMap(({ list }) => (list ? [[list.name, list]] : [])),
)

/** A list that an endpoint answers, by its name. */
export const findList = (name: string): ListDefinition | undefined => lists.get(name)
