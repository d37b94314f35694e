import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hasSiteAdministrator } from '../users/first-accounts.service.ts'
import { createFirstAdministrator } from './first-administrator.service.ts'

const PURPOSE = 'setup'

/** Path of the page that makes the first administrator; undefined once there is one. */
export async function findSetupPath(
  platform: Needs<'db' | 'secrets' | 'config'>,
): Promise<string | undefined> {
  return (await hasSiteAdministrator(platform))
    ? undefined
    : `/setup?token=${platform.secrets.sign('first-administrator', PURPOSE)}`
}

/**
 * The token needs no storage: it is a signature with the site's own key, and worth nothing once an administrator exists.
 * @throws notFound for a wrong token and for a site that is set up
 */
export async function setUp(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets' | 'config' | 'features'>,
  { setup_token, email, password }: { setup_token: string; email: string; password: string },
): Promise<{ email: string }> {
  const isValid = platform.secrets.isSignatureValid('first-administrator', setup_token, PURPOSE)
  if (!isValid || !(await createFirstAdministrator(platform, email, password))) {
    throw new AppError('notFound', {
      message: 'This link is not valid, or the site has an administrator already.',
    })
  }
  return { email }
}
