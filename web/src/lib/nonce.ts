import { getServerPage } from './server-page.ts'

/** The nonce with which styles may be added to this page. The browser hides it in attributes, but not from scripts. */
export function getNonce(): string {
  if (import.meta.env.SSR) return getServerPage()?.nonce ?? ''
  return document.querySelector<HTMLElement>('link[nonce], script[nonce]')?.nonce ?? ''
}
