import { z } from 'zod'
import { exactText, line, url } from '../../core/input.ts'
import { defineQuota } from '../../core/quota.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { CLIENT_KIND_NAMES, CLIENT_PLACES, SENT_KINDS } from './client-kinds.ts'
import { CLIENT_PROBLEM_NAMES } from './client-problems.ts'

/** Of one member. */
export const DOWNLOAD_CLIENTS_MAX = 10
export const DOWNLOAD_CLIENTS_QUOTA = defineQuota({
  name: 'download-clients',
  most: DOWNLOAD_CLIENTS_MAX,
})
export const CLIENT_NAME_MAX_LENGTH = 60
export const CLIENT_LOGIN_MAX_LENGTH = 200
export const CLIENT_SECRET_MAX_LENGTH = 500
/** That one call of the API hands on, which slow clients take their time for; pages send more of them one call after another. */
export const SENT_AT_ONCE = 5
/** That pages hand on together. */
export const SENT_TOGETHER_MAX = 100
const ADDRESS_MAX_LENGTH = 500
const SENT_ADDRESS_MAX_LENGTH = 4_000

/** A program of a member that downloads what it is told of. */
export const downloadClientView = z.object({
  id: z.number(),
  version: versionView,
  kind: z.enum(CLIENT_KIND_NAMES),
  name: z.string(),
  place: z.enum(CLIENT_PLACES),
  /** Null: where such a client always is. */
  address: z.string().nullable(),
  username: z.string().nullable(),
  /** Whether the site keeps what lets it in there; that itself is never sent back. */
  has_secret: z.boolean(),
  /** What is sent goes there, where nothing else is said. */
  is_default: z.boolean(),
})
export type DownloadClientView = z.infer<typeof downloadClientView>

/** The whole client, but for its secret: left out or empty, the stored one stays. Of clients that browsers ask none is kept. */
export const downloadClientForm = z.object({
  kind: z.enum(CLIENT_KIND_NAMES, 'Please choose a client.'),
  name: line({ max: CLIENT_NAME_MAX_LENGTH, missing: 'Please enter a name.' }),
  place: z.enum(CLIENT_PLACES),
  address: url(ADDRESS_MAX_LENGTH)
    .nullish()
    .transform((address) => address?.replace(/\/+$/, '') ?? null),
  username: line({ max: CLIENT_LOGIN_MAX_LENGTH })
    .nullish()
    .transform((username) => username || null),
  secret: exactText({ max: CLIENT_SECRET_MAX_LENGTH })
    .nullish()
    .transform((secret) => secret || undefined),
  is_default: z.boolean().default(false),
})
export type DownloadClientForm = z.output<typeof downloadClientForm>

export const downloadClientChanges = downloadClientForm.extend(seenVersion.shape)
export type DownloadClientChanges = z.output<typeof downloadClientChanges>

const sentAddress = exactText({ max: SENT_ADDRESS_MAX_LENGTH }).regex(
  /^(https?:\/\/|magnet:\?)[^\s\p{Cc}\\]+$/u,
)

/** Addresses that were given out for a download. */
export const sendForm = z.object({
  kind: z.enum(SENT_KINDS),
  addresses: z.array(sentAddress).min(1).max(SENT_AT_ONCE),
})
export type SendForm = z.output<typeof sendForm>

/** Null: it was taken. */
export const clientOutcome = z.enum(CLIENT_PROBLEM_NAMES).nullable()
