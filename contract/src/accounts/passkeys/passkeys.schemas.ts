import { z } from 'zod'
import { defineQuota } from '../../core/quota.ts'
import { json, line, record, token } from '../../core/input.ts'

export const PASSKEY_NAME_MAX_LENGTH = 100
/** Of one account. */
export const PASSKEYS_MAX = 20
export const PASSKEYS_QUOTA = defineQuota({ name: 'passkeys', most: PASSKEYS_MAX })
/** How long the browser may take to ask its user. */
export const PASSKEY_CHALLENGE_MINUTES = 5

const LONGEST_PART = 20_000
const base64Url = token({ max: LONGEST_PART }).regex(/^[A-Za-z0-9_-]*$/)

export const passkeyNameSchema = line({
  max: PASSKEY_NAME_MAX_LENGTH,
  missing: 'Please enter a name for the passkey.',
  tooLong: 'This name is too long.',
})

export const passkeyNameForm = z.object({ name: passkeyNameSchema })

/** A passkey as its owner sees it. */
export const passkeyView = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  /** Null: never used to log in. */
  last_used_at: z.string().nullable(),
})
export type PasskeyView = z.infer<typeof passkeyView>

/** Options for the browser's `navigator.credentials`, as WebAuthn writes them in JSON. */
export const webAuthnOptions = z.record(z.string(), z.unknown())

const credential = {
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** What the browser's extensions said, which are none of ours. */
  clientExtensionResults: record(token({ max: 60 }), json({ depth: 5, values: 200 }), 20).default(
    {},
  ),
}

/** What the browser answers to the making of a passkey (WebAuthn's RegistrationResponseJSON). */
export const registrationCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z
      .array(token({ max: 32 }))
      .max(10)
      .optional(),
  }),
})

/** What the browser answers to a login (WebAuthn's AuthenticationResponseJSON). */
export const authenticationCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.optional(),
  }),
})
