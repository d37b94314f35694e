import { accessTokenRoutes } from './features/accounts/access-tokens/access-tokens.routes.ts'
import { authRoutes } from './features/accounts/auth/auth.routes.ts'
import { avatarRoutes } from './features/accounts/avatars/avatars.routes.ts'
import { emailVerificationRoutes } from './features/accounts/email-verification/email-verification.routes.ts'
import { humanCheckRoutes } from './features/accounts/human-check/human-check.routes.ts'
import { notificationRoutes } from './features/accounts/notifications/notifications.routes.ts'
import { preferenceRoutes } from './features/accounts/notifications/preferences.routes.ts'
import { pushRoutes } from './features/accounts/notifications/push/push.routes.ts'
import { streamRoutes } from './features/accounts/notifications/stream.routes.ts'
import { unsubscribeRoutes } from './features/accounts/notifications/unsubscribe.routes.ts'
import { passkeyRoutes } from './features/accounts/passkeys/passkeys.routes.ts'
import { ownDataRoutes } from './features/accounts/own-data/own-data.routes.ts'
import { passwordRoutes } from './features/accounts/passwords/passwords.routes.ts'
import { setupRoutes } from './features/accounts/setup/setup.routes.ts'
import { sessionRoutes } from './features/accounts/sessions/sessions.routes.ts'
import { socialRoutes } from './features/accounts/social/social.routes.ts'
import { twoFactorRoutes } from './features/accounts/two-factor/two-factor.routes.ts'
import { userRoutes } from './features/accounts/users/users.routes.ts'
import { workspaceRoutes } from './features/accounts/workspaces/workspaces.routes.ts'
import { productRoutes } from './features/billing/products/products.routes.ts'
import { subscriptionRoutes } from './features/billing/subscriptions/subscriptions.routes.ts'
import { channelRoutes } from './features/catalogue/channels/channels.routes.ts'
import { landingRoutes } from './features/catalogue/landing/landing.routes.ts'
import { newsRoutes } from './features/catalogue/news/news.routes.ts'
import { normalizedModelRoutes } from './features/catalogue/normalized-models/normalized-models.routes.ts'
import { peopleRoutes } from './features/catalogue/people/people.routes.ts'
import { searchRoutes } from './features/catalogue/search/search.routes.ts'
import { titleRoutes } from './features/catalogue/titles/titles.routes.ts'
import { titlePageRoutes } from './features/catalogue/title-pages/title-pages.routes.ts'
import { valueListRoutes } from './features/catalogue/value-lists/value-lists.routes.ts'
import { commentRoutes } from './features/community/comments/comments.routes.ts'
import { listRoutes } from './features/community/lists/lists.routes.ts'
import { reviewRoutes } from './features/community/reviews/reviews.routes.ts'
import { downloadRoutes } from './features/links/downloads/downloads.routes.ts'
import { linkOptionRoutes } from './features/links/link-options/link-options.routes.ts'
import { linkRoutes } from './features/links/links/links.routes.ts'
import { releaseRoutes } from './features/links/releases/releases.routes.ts'
import { logRoutes } from './features/operations/logs/logs.routes.ts'
import { debridorRoutes } from './features/premium/debridors/debridors.routes.ts'
import { bootstrapRoutes } from './features/site/bootstrap/bootstrap.routes.ts'
import type { BoundEndpoint } from './platform/http/bind-endpoint.ts'

/** The endpoints of every feature, with their code. */
export const featureRoutes: readonly BoundEndpoint[] = [
  ...accessTokenRoutes,
  ...authRoutes,
  ...avatarRoutes,
  ...bootstrapRoutes,
  ...channelRoutes,
  ...commentRoutes,
  ...debridorRoutes,
  ...downloadRoutes,
  ...emailVerificationRoutes,
  ...landingRoutes,
  ...humanCheckRoutes,
  ...linkOptionRoutes,
  ...linkRoutes,
  ...listRoutes,
  ...logRoutes,
  ...newsRoutes,
  ...normalizedModelRoutes,
  ...notificationRoutes,
  ...passkeyRoutes,
  ...ownDataRoutes,
  ...passwordRoutes,
  ...peopleRoutes,
  ...productRoutes,
  ...releaseRoutes,
  ...preferenceRoutes,
  ...pushRoutes,
  ...reviewRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...setupRoutes,
  ...socialRoutes,
  ...streamRoutes,
  ...subscriptionRoutes,
  ...titlePageRoutes,
  ...titleRoutes,
  ...twoFactorRoutes,
  ...unsubscribeRoutes,
  ...userRoutes,
  ...valueListRoutes,
  ...workspaceRoutes,
]
