import { authEndpoints } from './accounts/auth/auth.endpoints.ts'
import { notificationEndpoints } from './accounts/notifications/notifications.endpoints.ts'
import { sessionEndpoints } from './accounts/sessions/sessions.endpoints.ts'
import { userEndpoints } from './accounts/users/users.endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { downloadEndpoints } from './links/downloads/downloads.endpoints.ts'
import { linkOptionEndpoints } from './links/link-options/link-options.endpoints.ts'
import { linkEndpoints } from './links/links/links.endpoints.ts'
import { bootstrapEndpoints } from './site/bootstrap/bootstrap.endpoints.ts'

/** Every call of the product. The server refuses to start while one of them has no code. */
export const endpoints = {
  ...authEndpoints,
  ...bootstrapEndpoints,
  ...downloadEndpoints,
  ...linkEndpoints,
  ...linkOptionEndpoints,
  ...notificationEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
} satisfies Record<string, Endpoint>
