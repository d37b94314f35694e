import { accessTokenLines } from './accounts/access-tokens/access-tokens.lines.ts'
import { authLines } from './accounts/auth/auth.lines.ts'
import { avatarLines } from './accounts/avatars/avatars.lines.ts'
import { emailVerificationLines } from './accounts/email-verification/email-verification.lines.ts'
import { humanCheckLines } from './accounts/human-check/human-check.lines.ts'
import { notificationLines } from './accounts/notifications/notifications.lines.ts'
import { ownDataLines } from './accounts/own-data/own-data.lines.ts'
import { passwordLines } from './accounts/passwords/passwords.lines.ts'
import { sessionLines } from './accounts/sessions/sessions.lines.ts'
import { passkeyLines } from './accounts/passkeys/passkeys.lines.ts'
import { setupLines } from './accounts/setup/setup.lines.ts'
import { socialLines } from './accounts/social/social.lines.ts'
import { twoFactorLines } from './accounts/two-factor/two-factor.lines.ts'
import { accountSettingsLines } from './accounts/users/account-settings.lines.ts'
import { userLines } from './accounts/users/users.lines.ts'
import { workspaceLines } from './accounts/workspaces/workspaces.lines.ts'
import { demoPlanLines } from './billing/products/demo-plans.lines.ts'
import { productLines } from './billing/products/products.lines.ts'
import { subscriptionLines } from './billing/subscriptions/subscriptions.lines.ts'
import { channelLines } from './catalogue/channels/channels.lines.ts'
import { landingLines } from './catalogue/landing/landing.lines.ts'
import { newsLines } from './catalogue/news/news.lines.ts'
import { jobLines } from './catalogue/people/jobs.lines.ts'
import { peopleLines } from './catalogue/people/people.lines.ts'
import { searchLines } from './catalogue/search/search.lines.ts'
import { titlePageLines } from './catalogue/title-pages/title-pages.lines.ts'
import { titleLines } from './catalogue/titles/titles.lines.ts'
import { commentLines } from './community/comments/comments.lines.ts'
import { listLines } from './community/lists/lists.lines.ts'
import { reviewLines } from './community/reviews/reviews.lines.ts'
import { fieldNameLines } from './core/field-names.lines.ts'
import type { Lines } from './core/lines.ts'
import { validationLines } from './core/validation.lines.ts'
import { linkMessageLines } from './links/links/link-messages.lines.ts'
import { linkLines } from './links/links/links.lines.ts'
import { nzbLines } from './links/nzbs/nzbs.lines.ts'
import { torrentLines } from './links/torrents/torrents.lines.ts'
import { logLines } from './operations/logs/logs.lines.ts'
import { settingsLines } from './site/settings/settings.lines.ts'
import { debridorLines } from './premium/debridors/debridors.lines.ts'
import { shellLines } from './site/shell/shell.lines.ts'

/** Every language line that ships, by its key. */
export const shippedLines: Lines = {
  ...accessTokenLines,
  ...authLines,
  ...accountSettingsLines,
  ...avatarLines,
  ...channelLines,
  ...commentLines,
  ...debridorLines,
  ...demoPlanLines,
  ...emailVerificationLines,
  ...fieldNameLines,
  ...humanCheckLines,
  ...landingLines,
  ...linkLines,
  ...linkMessageLines,
  ...listLines,
  ...logLines,
  ...newsLines,
  ...notificationLines,
  ...nzbLines,
  ...passkeyLines,
  ...ownDataLines,
  ...passwordLines,
  ...jobLines,
  ...peopleLines,
  ...productLines,
  ...reviewLines,
  ...searchLines,
  ...sessionLines,
  ...settingsLines,
  ...setupLines,
  ...socialLines,
  ...shellLines,
  ...subscriptionLines,
  ...titlePageLines,
  ...titleLines,
  ...torrentLines,
  ...twoFactorLines,
  ...userLines,
  ...validationLines,
  ...workspaceLines,
}
