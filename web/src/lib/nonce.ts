import { getServerPage } from './server-page.ts'

/** The nonce of this page's content security policy. The browser hides it in attributes, but not from scripts. */
export function getNonce(): string {
  if (typeof document === 'undefined') return getServerPage()?.nonce ?? ''
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
