import path from 'node:path'
import { importContract } from './contract-modules.ts'
import { gatherEndpoints } from './gather-endpoints.ts'

const modules = await importContract('endpoints')

/** Every call of the product. The server refuses to start while one of them has no code. */
export const endpoints = gatherEndpoints(modules)

/** The same with the folder of the contract that each is declared in. */
export const placedEndpoints = modules.flatMap((module) =>
  Object.entries(gatherEndpoints([module])).map(([name, endpoint]) => ({
    name,
    endpoint,
    folder: path.dirname(module.file),
  })),
)
