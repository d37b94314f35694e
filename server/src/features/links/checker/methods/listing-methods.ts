import type { CheckMethod, Outcome } from './check-method.ts'
import { outcomeOf } from './check-method.ts'
import { askForJson, byCode, form, isObject } from './ask-for-list.ts'

const part = (pattern: RegExp) => (address: URL) => pattern.exec(address.pathname)?.[1]
const codesOf = (addresses: readonly URL[], codeOf: (address: URL) => string | undefined) =>
  addresses.map(codeOf).filter((code) => code !== undefined)
/** There is nothing to ask about; what these addresses are nobody knows. */
const nothing = (addresses: readonly URL[]) => ({
  outcomes: addresses.map(() => outcomeOf('unknown')),
})

const turbobitCode = part(/^\/(?:download\/free\/)?([a-z0-9]{8,})(?:\.html|\/|$)/i)

export const turbobitMethod: CheckMethod = {
  domains: ['turbobit.net', 'turbo.to'],
  most: 50,
  check: (ask, addresses, base) => {
    const url = `${base ?? `https://app.${addresses[0]!.hostname.replace(/^(www|app)\./, '')}`}/api/links/check`
    const call = { url, ...form([['links', addresses.map(({ href }) => href).join('\n')]]) }
    return askForJson(ask, addresses, call, (data) => {
      if (!Array.isArray(data)) return undefined
      const said = data.filter(isObject).flatMap(({ id, status }): [string, Outcome][] => {
        if (status === 'active') return [[String(id), outcomeOf('alive')]]
        return status === 'inactive' ? [[String(id), outcomeOf('dead')]] : []
      })
      return byCode(addresses, turbobitCode, new Map(said))
    })
  },
}

const nitroflareCode = part(/^\/(?:view|watch)\/([A-Z0-9]+)/i)

export const nitroflareMethod: CheckMethod = {
  domains: ['nitroflare.com', 'nitro.download'],
  most: 100,
  check: async (ask, addresses, base) => {
    const codes = codesOf(addresses, nitroflareCode)
    if (codes.length === 0) return nothing(addresses)
    const url = `${base ?? 'https://nitroflare.com'}/api/v2/getFileInfo?files=${codes.join(',')}`
    return askForJson(ask, addresses, { url }, (data) => {
      const files = isObject(data) && isObject(data['result']) ? data['result']['files'] : undefined
      // Where all of them are gone it is a list, and an empty one.
      const areGone = Array.isArray(files) && files.length === 0
      if (!areGone && !isObject(files)) return undefined
      const said = codes.flatMap((code): [string, Outcome][] => {
        const file = areGone ? { status: 'offline' } : (files as Record<string, unknown>)[code]
        if (!isObject(file)) return []
        if (file['status'] === 'online') return [[code, outcomeOf('alive')]]
        return file['status'] === 'offline' ? [[code, outcomeOf('dead')]] : []
      })
      return byCode(addresses, nitroflareCode, new Map(said))
    })
  },
}

const pixeldrainCode = part(/^\/u\/(\w+)/)

export const pixeldrainMethod: CheckMethod = {
  domains: ['pixeldrain.com', 'pixeldrain.net', 'pixeldra.in'],
  most: 50,
  check: async (ask, addresses, base) => {
    const codes = codesOf(addresses, pixeldrainCode)
    if (codes.length === 0) return nothing(addresses)
    const url = `${base ?? 'https://pixeldrain.com'}/api/file/${codes.join(',')}/info`
    return askForJson(ask, addresses, { url }, (data) => {
      // One that is asked for alone comes alone; what is missing is left out.
      if (!Array.isArray(data) && !isObject(data)) return undefined
      if (isObject(data) && data['success'] === false && data['value'] !== 'not_found')
        return undefined
      const files = [data].flat().filter(isObject)
      const alive = new Map(files.map((file) => [String(file['id']), !file['abuse_type']]))
      const said = codes.map((code): [string, Outcome] => [
        code,
        outcomeOf(alive.get(code) ? 'alive' : 'dead'),
      ])
      return byCode(addresses, pixeldrainCode, new Map(said))
    })
  },
}

const mediafireCode = part(/^\/(?:file|file_premium|download|view|listen|watch)\/(\w+)/)
const MISSING = new Set([110, 111])

/** It takes several, but does not say which of them are missing: one by one. */
export const mediafireMethod: CheckMethod = {
  domains: ['mediafire.com'],
  most: 1,
  check: async (ask, addresses, base) => {
    const code = mediafireCode(addresses[0]!)
    if (!code) return nothing(addresses)
    const url = `${base ?? 'https://www.mediafire.com'}/api/1.5/file/get_info.php?quick_key=${code}&response_format=json`
    return askForJson(ask, addresses, { url }, (data) => {
      const response = isObject(data) ? data['response'] : undefined
      if (!isObject(response)) return undefined
      if (MISSING.has(Number(response['error']))) return [outcomeOf('dead')]
      const infos = response['file_infos']
      const file = response['file_info'] ?? (Array.isArray(infos) ? infos[0] : undefined)
      if (!isObject(file)) return undefined
      return [outcomeOf(file['delete_date'] ? 'dead' : 'alive')]
    })
  },
}
