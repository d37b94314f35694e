import type { Config } from '../config/config.ts'

type Site = Pick<Config, 'basePath' | 'baseUrl'>

/** What browsers read as another path, or as another site, than it looks: `\`, empty steps, and steps that lead back. */
const ODD_STEPS = /\\|\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * The address of this site that a request asked for: always on this site and below its base path, whatever was asked.
 * @param target path and query as they were sent, without the base path
 */
export function ownAddress(target: string, { basePath, baseUrl }: Site): URL {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  const address = new URL(new URL(baseUrl).origin)
  address.pathname = singleSlashes(`/${path}`)
  // Dots that lead back leave empty steps behind.
  address.pathname = singleSlashes(basePath + address.pathname)
  address.search = query
  return address
}

const singleSlashes = (path: string) => path.replace(/[/\\]+/g, '/')

/** Where a request is sent whose path is written in a way that is read differently here and there. */
export function plainerPath(target: string, site: Site): string | undefined {
  const [path = ''] = target.split(/[?#]/)
  if (path.startsWith('/') && !ODD_STEPS.test(path)) return undefined
  return pathOf(ownAddress(target, site))
}

/**
 * Where a page may send its visitor: a path of this site. Pages lead nowhere else by themselves, so that whatever else
 * comes out of one was put into its address by somebody.
 */
export function ownLocation(location: string, at: URL, site: Site): string {
  if (URL.canParse(location, at.href)) {
    const target = new URL(location, at)
    if (target.origin === at.origin && !target.pathname.startsWith('//')) return pathOf(target)
  }
  return `${site.basePath}/`
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash
