import { authEndpoints } from './accounts/auth/auth.endpoints.ts'
import { notificationEndpoints } from './accounts/notifications/notifications.endpoints.ts'
import { sessionEndpoints } from './accounts/sessions/sessions.endpoints.ts'
import { userEndpoints } from './accounts/users/users.endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { bootstrapEndpoints } from './site/bootstrap/bootstrap.endpoints.ts'

/** Every call of the product. The server refuses to start while one of them has no code. */
export const endpoints = {
  ...authEndpoints,
  ...bootstrapEndpoints,
  ...notificationEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
} satisfies Record<string, Endpoint>
