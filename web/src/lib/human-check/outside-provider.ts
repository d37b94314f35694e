import type { HumanCheckProvider } from '@mediatheque/contract/accounts/human-check/human-check.settings.ts'

type OutsideProvider = Exclude<HumanCheckProvider, 'altcha'>

interface RenderOptions {
  readonly sitekey: string
  readonly theme: 'light' | 'dark'
  callback(token: string): void
  'expired-callback'(): void
  'error-callback'(): void
}

/** What the scripts of Google and Cloudflare put into the page; both speak alike. */
interface ProviderApi {
  ready(begin: () => void): void
  render(place: HTMLElement, options: RenderOptions): unknown
  reset(widget: unknown): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: ProviderApi
    turnstile?: ProviderApi
  }
}

const SCRIPTS: Readonly<Record<OutsideProvider, (siteKey: string) => string>> = {
  recaptcha_v2: () => 'https://www.google.com/recaptcha/api.js?render=explicit',
  recaptcha_v3: (siteKey) =>
    `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  turnstile: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
}

const loading = new Map<string, Promise<void>>()

function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const begun = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error('The script of the provider did not load.'))
    })
    document.head.append(script)
  })
  loading.set(address, begun)
  return begun
}

async function loadApi(provider: OutsideProvider, siteKey: string): Promise<ProviderApi> {
  await loadScript(SCRIPTS[provider](siteKey))
  const api = provider === 'turnstile' ? window.turnstile : window.grecaptcha
  if (!api) throw new Error('The provider is not there.')
  if (provider !== 'turnstile') await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

/** A box to tick, or whatever else the provider shows. */
export interface OutsideWidget {
  /** Undefined until the visitor has done what was asked; each is good once. */
  takeToken(): string | undefined
}

export async function showWidget(
  place: HTMLElement,
  { provider, siteKey, isDark }: { provider: OutsideProvider; siteKey: string; isDark: boolean },
): Promise<OutsideWidget> {
  const api = await loadApi(provider, siteKey)
  let token: string | undefined
  const forget = () => {
    token = undefined
  }
  const widget = api.render(place, {
    sitekey: siteKey,
    theme: isDark ? 'dark' : 'light',
    callback: (given) => {
      token = given
    },
    'expired-callback': forget,
    'error-callback': forget,
  })
  return {
    takeToken: () => {
      const taken = token
      forget()
      if (taken) api.reset(widget)
      return taken
    },
  }
}

/** For reCAPTCHA v3, which asks the visitor for nothing. */
export async function fetchScoreToken(siteKey: string, action: string): Promise<string> {
  const api = await loadApi('recaptcha_v3', siteKey)
  return api.execute(siteKey, { action })
}
