import { z } from 'zod'

/**
 * Where links that a site's settings describe may lead. Everything here ends up in an `href`, so that `javascript:`
 * and its like must never pass. Browsers drop line breaks and read `\` as `/`: either could lead to another site.
 */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/
const MOST = 2_000

/** A path of this site, with its query and fragment. */
export const isOwnPath = (text: string): boolean => OWN_PATH.test(text)

/** An address of the web, of this site or another. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/\\][^\s\\]*$/i.test(text) && URL.canParse(text)

/** A path of this site. */
export const ownPathSchema = z
  .string()
  .max(MOST)
  .refine(isOwnPath, 'Please enter a path such as /movies.')

/** A path of this site or an address of the web. */
export const linkTargetSchema = z
  .string()
  .max(MOST)
  .refine(
    (text) => isOwnPath(text) || isWebAddress(text),
    'Please enter a path such as /movies or a web address.',
  )

interface Action {
  type: 'link' | 'route'
  action: string
}

/** For entries whose `action` is a path of the site when they are a route, and where their address leads when they are a link. */
export function checkAction({ type, action }: Action, context: z.RefinementCtx): void {
  const { error } = (type === 'route' ? ownPathSchema : linkTargetSchema).safeParse(action)
  for (const { message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['action'], message })
}
