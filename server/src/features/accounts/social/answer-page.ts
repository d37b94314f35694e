import { randomBytes } from 'node:crypto'
import {
  SOCIAL_MESSAGE_TYPE,
  SOCIAL_SERVICE_NAMES,
  type SocialResult,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { FastifyReply } from 'fastify'
import type { Needs } from '../../../platform/platform.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** JSON that cannot end the element it stands in. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const SCRIPT = `
const { message, origin, next } = JSON.parse(document.getElementById('result').textContent)
if (window.opener) {
  window.opener.postMessage(message, origin)
  window.close()
} else if (next !== undefined) {
  location.replace(next)
}`

/** Where a window goes on that nobody waits for. */
const nextPath = (status: SocialResult['status'], service: SocialService): string | undefined =>
  ({
    SUCCESS: '',
    ALREADY_LOGGED_IN: '',
    TWO_FACTOR: 'login?two_factor=1',
    SIGN_UP: `register/social/${service}`,
    REQUEST_PASSWORD: undefined,
    ERROR: undefined,
  })[status]

/**
 * The last page of the pop-up: hands the result to the page of this very origin that opened it, and closes. Without one,
 * as where a service cut the tie between the windows, it goes on by itself.
 */
export async function sendAnswerPage(
  platform: Needs<'config'>,
  reply: FastifyReply,
  result: SocialResult,
  { service, language, text }: { service: SocialService; language: string; text: string },
): Promise<void> {
  // The window is on its way to the service already.
  if (reply.sent) return
  const { baseUrl } = platform.config
  const title = escapeHtml(SOCIAL_SERVICE_NAMES[service])
  const next = nextPath(result.status, service)
  const nonce = randomBytes(16).toString('base64')
  const data = {
    message: { type: SOCIAL_MESSAGE_TYPE, ...result },
    origin: new URL(baseUrl).origin,
    ...(next !== undefined && { next: `${baseUrl}/${next}` }),
  }
  await reply
    .headers({
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text)}</p></main>
<script type="application/json" id="result">${scriptJson(data)}</script>
<script nonce="${nonce}">${SCRIPT}</script></body>
</html>
`)
}
