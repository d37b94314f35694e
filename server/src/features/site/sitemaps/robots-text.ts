/** Pages of an account and of the staff: they show nothing to who has no session. */
const PRIVATE_PAGES = [
  '/account-settings',
  '/admin',
  '/billing',
  '/notifications',
  '/workspace',
  '/workspaces',
]
/** Calls, and answers to whatever words somebody makes up. */
const CLOSED_BELOW = ['/api/', '/auth/', '/secure/', '/search/']

/**
 * What search engines may read. Of pages with a query only the further pages of a list are for them: filters and orders
 * show the same in ever new ways. Format: RFC 9309, where the longest rule that fits wins.
 */
export function robotsText(
  { baseUrl, basePath }: { baseUrl: string; basePath: string },
  isOpen: boolean,
): string {
  const closed = [
    ...PRIVATE_PAGES.flatMap((path) => [`${path}$`, `${path}/`]),
    ...CLOSED_BELOW,
    '/*?',
  ]
  const rules = isOpen
    ? [
        ...closed.map((path) => `Disallow: ${basePath}${path}`),
        `Allow: ${basePath}/*?page=`,
        '',
        `Sitemap: ${baseUrl}/sitemap.xml`,
      ]
    : [`Disallow: ${basePath}/`]
  return ['User-agent: *', ...rules, ''].join('\n')
}
