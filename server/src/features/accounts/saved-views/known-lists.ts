import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { importContract } from '../../../platform/contract/contract-modules.ts'

const isList = (value: unknown): value is ListDefinition =>
  typeof value === 'object' && value !== null && 'columns' in value && 'filters' in value

const lists = new Map(
  (await importContract('list'))
    .flatMap(({ exports }) => Object.values(exports).filter(isList))
    .map((list) => [list.name, list]),
)

/** A list that the contract defines, by its name. */
export const findList = (name: string): ListDefinition | undefined => lists.get(name)
