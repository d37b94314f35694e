import { accessTokenEndpoints } from './accounts/access-tokens/access-tokens.endpoints.ts'
import { authEndpoints } from './accounts/auth/auth.endpoints.ts'
import { avatarEndpoints } from './accounts/avatars/avatars.endpoints.ts'
import { emailVerificationEndpoints } from './accounts/email-verification/email-verification.endpoints.ts'
import { humanCheckEndpoints } from './accounts/human-check/human-check.endpoints.ts'
import { notificationEndpoints } from './accounts/notifications/notifications.endpoints.ts'
import { preferenceEndpoints } from './accounts/notifications/preferences.endpoints.ts'
import { pushEndpoints } from './accounts/notifications/push.endpoints.ts'
import { streamEndpoints } from './accounts/notifications/stream.endpoints.ts'
import { unsubscribeEndpoints } from './accounts/notifications/unsubscribe.endpoints.ts'
import { passkeyEndpoints } from './accounts/passkeys/passkeys.endpoints.ts'
import { ownDataEndpoints } from './accounts/own-data/own-data.endpoints.ts'
import { passwordEndpoints } from './accounts/passwords/passwords.endpoints.ts'
import { setupEndpoints } from './accounts/setup/setup.endpoints.ts'
import { sessionEndpoints } from './accounts/sessions/sessions.endpoints.ts'
import { socialEndpoints } from './accounts/social/social.endpoints.ts'
import { twoFactorEndpoints } from './accounts/two-factor/two-factor.endpoints.ts'
import { userEndpoints } from './accounts/users/users.endpoints.ts'
import { workspaceEndpoints } from './accounts/workspaces/workspaces.endpoints.ts'
import { productEndpoints } from './billing/products/products.endpoints.ts'
import { subscriptionEndpoints } from './billing/subscriptions/subscriptions.endpoints.ts'
import { channelEndpoints } from './catalogue/channels/channels.endpoints.ts'
import { landingEndpoints } from './catalogue/landing/landing.endpoints.ts'
import { newsEndpoints } from './catalogue/news/news.endpoints.ts'
import { normalizedModelEndpoints } from './catalogue/normalized-models/normalized-models.endpoints.ts'
import { peopleEndpoints } from './catalogue/people/people.endpoints.ts'
import { searchEndpoints } from './catalogue/search/search.endpoints.ts'
import { titleEndpoints } from './catalogue/titles/titles.endpoints.ts'
import { titlePageEndpoints } from './catalogue/title-pages/title-pages.endpoints.ts'
import { valueListEndpoints } from './catalogue/value-lists/value-lists.endpoints.ts'
import { commentEndpoints } from './community/comments/comments.endpoints.ts'
import { listEndpoints } from './community/lists/lists.endpoints.ts'
import { reviewEndpoints } from './community/reviews/reviews.endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { downloadEndpoints } from './links/downloads/downloads.endpoints.ts'
import { linkOptionEndpoints } from './links/link-options/link-options.endpoints.ts'
import { linkEndpoints } from './links/links/links.endpoints.ts'
import { nzbEndpoints } from './links/nzbs/nzbs.endpoints.ts'
import { torrentEndpoints } from './links/torrents/torrents.endpoints.ts'
import { logEndpoints } from './operations/logs/logs.endpoints.ts'
import { debridorEndpoints } from './premium/debridors/debridors.endpoints.ts'
import { bootstrapEndpoints } from './site/bootstrap/bootstrap.endpoints.ts'

/** Every call of the product. The server refuses to start while one of them has no code. */
export const endpoints = {
  ...accessTokenEndpoints,
  ...authEndpoints,
  ...avatarEndpoints,
  ...bootstrapEndpoints,
  ...channelEndpoints,
  ...commentEndpoints,
  ...debridorEndpoints,
  ...downloadEndpoints,
  ...emailVerificationEndpoints,
  ...humanCheckEndpoints,
  ...landingEndpoints,
  ...linkEndpoints,
  ...linkOptionEndpoints,
  ...listEndpoints,
  ...logEndpoints,
  ...newsEndpoints,
  ...normalizedModelEndpoints,
  ...notificationEndpoints,
  ...nzbEndpoints,
  ...passkeyEndpoints,
  ...ownDataEndpoints,
  ...passwordEndpoints,
  ...peopleEndpoints,
  ...productEndpoints,
  ...preferenceEndpoints,
  ...pushEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...sessionEndpoints,
  ...setupEndpoints,
  ...socialEndpoints,
  ...streamEndpoints,
  ...subscriptionEndpoints,
  ...titlePageEndpoints,
  ...titleEndpoints,
  ...torrentEndpoints,
  ...twoFactorEndpoints,
  ...unsubscribeEndpoints,
  ...userEndpoints,
  ...valueListEndpoints,
  ...workspaceEndpoints,
} satisfies Record<string, Endpoint>
