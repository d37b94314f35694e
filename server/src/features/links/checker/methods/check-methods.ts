import type { CheckMethodName } from '@mediatheque/contract/links/checker/check-methods.ts'
import type { CheckMethod } from './check-method.ts'
import { fichierMethod } from './fichier-method.ts'
import {
  mediafireMethod,
  nitroflareMethod,
  pixeldrainMethod,
  turbobitMethod,
} from './listing-methods.ts'
import { requestMethod } from './request-method.ts'
import { xfsMethod } from './xfs-method.ts'

export const METHODS: Readonly<Record<CheckMethodName, CheckMethod>> = {
  request: requestMethod,
  '1fichier': fichierMethod,
  turbobit: turbobitMethod,
  nitroflare: nitroflareMethod,
  pixeldrain: pixeldrainMethod,
  mediafire: mediafireMethod,
  xfs: xfsMethod,
}

/** The method that somebody chose for a host, else the one that is known for its domains, else a plain request. */
export function chooseMethod(host: {
  readonly method: string | null
  readonly domains: readonly string[]
}): CheckMethodName {
  const names = Object.keys(METHODS) as CheckMethodName[]
  const chosen = names.find((name) => name === host.method)
  const known = names.find((name) =>
    METHODS[name].domains.some((domain) => host.domains.includes(domain)),
  )
  return chosen ?? known ?? 'request'
}
