import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** Asked of the browser only when a passkey is wanted: no page waits for it. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Browsers know passkeys over HTTPS (or on the own machine) only, and on sites with a name. */
const canUsePasskeys = () =>
  'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname)

const subscribeToNothing = () => () => undefined

/** Whether to offer passkeys. While rendering on the server: probably. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(subscribeToNothing, canUsePasskeys, () => true)
}

/** The words, a key of a language line, for what the browser or its user said instead of a passkey; undefined for other errors. */
export function passkeyRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError')
    return 'This device has a passkey for your account already.'
  // Whoever closes the dialog, or lets it time out, looks the same as who has no passkey: that is meant so.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'No passkey was used.'
  if (error.name === 'SecurityError' || error.name === 'NotSupportedError')
    return 'This browser cannot use passkeys on this site.'
  return undefined
}

/** No extension is asked for, so none has results. */
type Without<Credential> = Omit<Credential, 'clientExtensionResults'>

/** Has the device make a passkey. @throws what {@link passkeyRefusal} has words for */
export async function makePasskey(
  options: Record<string, unknown>,
): Promise<Without<RegistrationResponseJSON>> {
  const { startRegistration } = await loadLibrary()
  const { clientExtensionResults: _extensions, ...credential } = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  return credential
}

/** Has the device sign with a passkey. @throws what {@link passkeyRefusal} has words for */
export async function signWithPasskey(
  options: Record<string, unknown>,
): Promise<Without<AuthenticationResponseJSON>> {
  const { startAuthentication } = await loadLibrary()
  const { clientExtensionResults: _extensions, ...credential } = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  return credential
}
