import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import type { PublicSettings, Settings } from '@mediatheque/contract/settings.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountExportPart } from './account-export.ts'
import type { Audited, Restorable, Revertible } from './audit/define-audited.ts'
import type { BulkAction } from './bulk-action.ts'
import type { Database } from './database/database.ts'
import type { DB } from './database/types.generated.ts'
import type { AccessServices } from './http/answer-call.ts'
import type { BoundEndpoint } from './http/bind-endpoint.ts'
import type { JobDefinition } from './jobs/define-job.ts'
import type { ConnectionTest } from './connection-test.ts'
import type { SiteFigures } from './metrics/site-figures.ts'
import type { OutgoingMail } from './mail/outgoing-mail.ts'
import type { OverviewParts } from './overview.ts'
import type { Needs, Platform } from './platform.ts'
import type { Reportable } from './reportable.ts'
import type { Retention } from './retention.ts'
import type { Sitemap } from './sitemap.ts'
import { type CacheTag } from './cache/cache-tag.ts'

/** What a feature gives to the whole. Its folder's `index.ts` exports it as `feature`; nothing else names it. */
export interface Feature {
  /** The tables that it alone writes; others do so through its services and batch functions. Checked by `npm run check`. */
  readonly tables?: readonly (keyof DB)[]
  /** Endpoints with their code: what its `*.routes.ts` export. */
  readonly routes?: readonly BoundEndpoint[]
  /** What can be done with all that one of its lists finds. */
  readonly bulkActions?: readonly BulkAction[]
  /** What its `*.jobs.ts` export. */
  readonly jobs?: readonly JobDefinition[]
  /** Plain routes and hooks of the server: what its `*.plugin.ts` export. */
  readonly plugins?: readonly ((app: FastifyInstance, platform: Platform) => void)[]
  /** Tables of its own whose rows are of use for a while: what is over goes, after an age that is a setting. */
  readonly retention?: readonly Retention[]
  /** What files are sent to it for, and which of them are in use. */
  readonly filePurposes?: readonly FilePurposeOfFeature[]
  /** Kinds of records of its own whose changes are written down: what its `*.history.ts` export. */
  readonly audited?: readonly Audited[]
  /** Which of them can be given back what a change took. */
  readonly revertible?: readonly Revertible[]
  /** Which of them can be brought back where they were deleted. */
  readonly restorable?: readonly Restorable[]
  /** Kinds of records of its own that readers may say something is wrong with. */
  readonly reportables?: readonly Reportable[]
  /** What it adds to the settings that every visitor may know, kept until one of its cache tags changes. */
  readonly publicSettings?: {
    readonly tags: readonly CacheTag[]
    readonly load: (
      platform: Needs<'db' | 'cache' | 'config' | 'secrets' | 'log'>,
    ) => Promise<Partial<PublicSettings>>
  }
  /** The pages of its records, as far as search engines may be told of them. */
  readonly sitemaps?: readonly Sitemap[]
  /** Where a page leads that is not there any more since its record became part of another: a path without the base path. */
  readonly findMovedPage?: (platform: Needs<'db'>, path: string) => Promise<string | undefined>
  /** What it tells who watches the site: figures of all of it, as Prometheus reads them. */
  readonly figures?: readonly SiteFigures[]
  /** What it tells the start page of the administration. */
  readonly overview?: OverviewParts
  /** What it adds to the data that the application starts with. */
  readonly bootstrap?: (
    platform: Needs<'db' | 'cache' | 'secrets' | 'config' | 'log'>,
  ) => Promise<Partial<BootstrapData>>
  /** What it knows of an account, for its owner and for those who manage accounts. */
  readonly accountView?: {
    /** Kept for some seconds with the account; forgotten with `user:ID`, the account's cache tag. */
    readonly isKept: boolean
    /** With `areSecretsShown` its owner asks, who has just confirmed the password; that is never kept. */
    readonly load: (
      platform: Needs<'db' | 'cache' | 'secrets' | 'log'>,
      userId: number,
      areSecretsShown: boolean,
    ) => Promise<Partial<CurrentUserView>>
  }
  /** What opens an account or was let in to it, and how it ends: a part for each reach. */
  readonly accountAccess?: readonly AccountAccess[]
  /** What has to be done when an account is deleted, besides what foreign keys do. */
  readonly accountDeletion?: {
    /** In the transaction, while the account is still there. */
    readonly before?: (
      platform: Needs<'db' | 'cache' | 'events' | 'jobs' | 'clock'>,
      tx: Database,
      account: DeletedAccount,
    ) => Promise<unknown>
    /** When it is gone for good. */
    readonly after?: (
      platform: Needs<'storage' | 'db' | 'clock'>,
      account: DeletedAccount,
    ) => Promise<unknown>
  }
  /** What of an account its owner may take along. */
  readonly accountExport?: AccountExportPart
  /** Why rows about accounts in others of its tables are not in that. */
  readonly notExported?: Partial<Record<keyof DB, string>>
  /** By which server mails go, and from whom. Given by one feature at most. */
  readonly outgoingMail?: (
    platform: Needs<'config' | 'secrets' | 'log'>,
    db: Database,
  ) => Promise<OutgoingMail>
  /** Told of the settings when a process begins, and whenever they change: for what cannot ask each time. */
  readonly followSettings?: (
    platform: Needs<'config' | 'cache' | 'events' | 'jobs' | 'log'>,
    settings: Settings,
  ) => void
  /** What of its settings can be tried out. */
  readonly connectionTests?: readonly ConnectionTest[]
  /** What the guards of every endpoint ask. Each is given by exactly one feature. */
  readonly guards?: Partial<AccessServices>
}

export interface FilePurposeOfFeature {
  readonly purpose: FilePurpose
  /** What still needs which of these files. The others are removed when they are old enough to be forgotten ones. */
  readonly listUses: (db: Database, fileIds: readonly number[]) => Promise<readonly FileUse[]>
}

export interface FileUse {
  readonly fileId: number
  /** The English line of what it is that uses the file: `Page`. */
  readonly kind: string
  /** What that is called; empty where the kind and the owner of the file say it already. */
  readonly name: string
}

/**
 * How much of what opens an account ends, each with those before it.
 * - `sessions`: what the password opened: sessions, half-finished logins.
 * - `delegated`: what was let in besides it: access tokens, linked services, browsers that are told.
 * - `everything`: second factor and passkeys, and keys of other places that are used in the account's name.
 */
export const ACCESS_REACHES = ['sessions', 'delegated', 'everything'] as const
export type AccessReach = (typeof ACCESS_REACHES)[number]

export interface AccountAccess {
  readonly reach: AccessReach
  readonly end: (
    platform: Needs<'db' | 'cache'>,
    tx: Database,
    userId: number,
    options: { readonly keptSessionId?: number | undefined },
  ) => Promise<unknown>
}

export interface DeletedAccount {
  readonly id: number
  readonly image: string | null
}

export function defineFeature(feature: Feature): Feature {
  return feature
}
