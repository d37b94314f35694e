import { authLines } from './accounts/auth/auth.lines.ts'
import { notificationLines } from './accounts/notifications/notifications.lines.ts'
import { userLines } from './accounts/users/users.lines.ts'
import type { Lines } from './core/lines.ts'
import { shellLines } from './site/shell/shell.lines.ts'

/** Every language line that ships, by its key. */
export const shippedLines: Lines = {
  ...authLines,
  ...notificationLines,
  ...shellLines,
  ...userLines,
}
