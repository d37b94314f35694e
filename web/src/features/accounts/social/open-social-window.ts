import {
  SOCIAL_MESSAGE_TYPE,
  type SocialResult,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { siteUrl } from '../../../lib/page-data.ts'

const WIDTH = 650
const HEIGHT = 550
const CLOSED_CHECK_MS = 1_000

/** The browser did not open the window. */
export class WindowBlocked extends Error {}

const isResult = (data: unknown): data is SocialResult =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === SOCIAL_MESSAGE_TYPE &&
  'status' in data

/**
 * Opens a window of this site that leads to another service, in the middle of this one, and waits for its result.
 * Undefined: it was closed without one. Call it while the user's click is handled, or browsers block it.
 * @throws WindowBlocked
 */
export function openSocialWindow(path: string): Promise<SocialResult | undefined> {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2)
  const opened = window.open(
    siteUrl(path),
    'social-login',
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  )
  if (!opened) return Promise.reject(new WindowBlocked())
  return new Promise((resolve) => {
    const finish = (result: SocialResult | undefined) => {
      clearInterval(timer)
      removeEventListener('message', handleMessage)
      resolve(result)
    }
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === opened && isResult(data)) finish(data)
    }
    const timer = setInterval(() => opened.closed && finish(undefined), CLOSED_CHECK_MS)
    addEventListener('message', handleMessage)
  })
}
