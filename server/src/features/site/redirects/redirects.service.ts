import { plainPath } from '@mediatheque/contract/site/redirects/redirects.settings.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'

/** Where the settings lead from a page that is not there: a path with its query, without the base path. */
export async function findRedirect(
  platform: Needs<ToReadSettings>,
  target: string,
): Promise<string | undefined> {
  const { redirects } = await getSettings(platform)
  const path = plainPath(target)
  return redirects.pages.find(({ from }) => plainPath(from) === path)?.to
}
