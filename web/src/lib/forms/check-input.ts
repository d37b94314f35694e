import { describeFaults } from '@mediatheque/contract/core/describe-faults.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { z } from 'zod'
import { translate } from '../i18n.ts'

/** Checks the body of a call by the endpoint's own schema, in the words in which the server would refuse it. */
export type CheckInput = (body: unknown) => FieldErrors | undefined

/** @returns a check that finds nothing, where the schema cannot be loaded: the server decides anyway */
export async function loadCheck(endpoint: Endpoint): Promise<CheckInput> {
  const schema = await loadSchema(endpoint).catch(() => undefined)
  return (body) => schema && describeFaults(schema, body, translate)
}

async function loadSchema({ method, path, body }: Endpoint): Promise<z.ZodType | undefined> {
  if (body) return body
  const { schemas } = await import('virtual:endpoint-schemas')
  return schemas[`${method} ${path}`]?.()
}
