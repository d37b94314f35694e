import { z } from 'zod'
import { LIST_VISIBILITIES } from '../../community/lists/lists.schemas.ts'
import { privacyView } from '../../community/privacy/privacy.schemas.ts'
import { exportedSavedView } from '../saved-views/saved-views.schemas.ts'
import { exportedContribution, exportedLink } from '../../links/links/links.schemas.ts'

const when = z.string()
const whenIfEver = z.string().nullable()

/** All that is kept about an account, for its owner: without secrets, and without what other people wrote. */
export const accountExport = z.object({
  exported_at: when,
  site: z.string(),
  profile: z.object({
    id: z.number(),
    username: z.string(),
    email: z.string(),
    email_verified_at: whenIfEver,
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    image: z.string().nullable(),
    language: z.string().nullable(),
    country: z.string().nullable(),
    timezone: z.string().nullable(),
    roles: z.array(z.string()),
    /** Of the roles, and those given to the account alone. */
    permissions: z.array(z.string()),
    is_premium: z.boolean(),
    premium_until: whenIfEver,
    two_factor_confirmed_at: whenIfEver,
    created_at: when,
    last_login_at: whenIfEver,
  }),
  contributions: z.object({
    /** Of what was denied; with its number before. */
    denied: z.array(
      exportedContribution
        .omit({ status: true })
        .extend({ kind: z.string(), name: z.string(), reason: z.string() }),
    ),
    /** Of what was withdrawn after a takedown notice; with its number before. */
    withdrawn: z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        name: z.string(),
        title: z.string(),
        reason: z.string(),
        withdrawn_at: when,
        restored_at: whenIfEver,
      }),
    ),
    counter_notices: z.array(
      z.object({
        statement: z.string(),
        status: z.string(),
        reason: z.string().nullable(),
        created_at: when,
        decided_at: whenIfEver,
      }),
    ),
    /** What they wrote to those who run the site. */
    contact_messages: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        message: z.string(),
        created_at: when,
        answered_at: whenIfEver,
      }),
    ),
    links: z.array(exportedLink),
    nzbs: z.array(exportedContribution.extend({ name: z.string() })),
    torrents: z.array(exportedContribution.extend({ name: z.string() })),
    videos: z.array(
      exportedContribution.omit({ status: true }).extend({ name: z.string(), url: z.string() }),
    ),
    comments: z.array(
      z.object({
        id: z.number(),
        on: z.string(),
        on_id: z.number(),
        content: z.string(),
        created_at: when,
      }),
    ),
    reviews: z.array(
      z.object({
        id: z.number(),
        title_id: z.number(),
        title: z.string(),
        score: z.number(),
        body: z.string().nullable(),
        created_at: when,
      }),
    ),
    lists: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        description: z.string().nullable(),
        visibility: z.enum(LIST_VISIBILITIES),
        titles: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            note: z.string().nullable(),
            added_at: when,
          }),
        ),
        created_at: when,
      }),
    ),
    requests: z.array(
      z.object({
        name: z.string(),
        title: z.string().nullable(),
        type: z.string(),
        url: z.string().nullable(),
        note: z.string().nullable(),
        season: z.number().nullable(),
        full_season: z.boolean(),
        episodes: z.array(z.number()),
        status: z.string(),
        created_at: when,
      }),
    ),
    wanted: z.array(z.object({ name: z.string(), created_at: when })),
    /** Members, titles, people and lists that they follow; without a name where it is gone. */
    follows: z.array(
      z.object({ kind: z.string(), id: z.number(), name: z.string().nullable(), created_at: when }),
    ),
    votes: z.array(
      z.object({
        item_type: z.string(),
        item_id: z.number(),
        vote: z.number(),
        created_at: when,
      }),
    ),
    news: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        body: z.string(),
        published_at: whenIfEver,
        created_at: when,
      }),
    ),
    reports: z.array(
      z.object({
        item_type: z.string(),
        item_id: z.number(),
        /** What is wrong: `dead`, `content`, `quality`, `password` or `other`. */
        kind: z.string(),
        reason: z.string(),
        created_at: when,
      }),
    ),
  }),
  /** Warnings and suspensions. */
  sanctions: z.array(
    z.object({
      kind: z.string(),
      stops: z.array(z.string()),
      reason: z.string(),
      created_at: when,
      ends_at: whenIfEver,
      acknowledged_at: whenIfEver,
      lifted_at: whenIfEver,
      lift_reason: z.string().nullable(),
    }),
  ),
  notifications: z.array(
    z.object({ type: z.string(), data: z.unknown(), read_at: whenIfEver, created_at: when }),
  ),
  notification_preferences: z.array(z.object({ type: z.string(), channels: z.array(z.string()) })),
  sessions: z.array(
    z.object({
      user_agent: z.string().nullable(),
      ip_address: z.string().nullable(),
      created_at: when,
      last_active_at: when,
    }),
  ),
  access_tokens: z.array(
    z.object({ name: z.string(), created_at: when, last_used_at: whenIfEver }),
  ),
  social_profiles: z.array(
    z.object({ service: z.string(), username: z.string(), created_at: when }),
  ),
  workspaces: z.array(z.object({ name: z.string(), role: z.string(), joined_at: when })),
  invoices: z.array(
    z.object({
      number: z.string(),
      plan: z.string(),
      amount_minor: z.number(),
      tax_minor: z.number(),
      discount_minor: z.number(),
      refunded_minor: z.number(),
      currency: z.string(),
      state: z.string(),
      issued_at: when,
      paid_at: whenIfEver,
    }),
  ),
  /** Codes that were used, and until when a page held one that nobody paid yet. */
  coupon_redemptions: z.array(
    z.object({
      code: z.string(),
      off_minor: z.number(),
      held_at: when,
      redeemed_at: whenIfEver,
    }),
  ),
  subscriptions: z.array(
    z.object({
      plan: z.string(),
      amount: z.number(),
      currency: z.string(),
      interval: z.string(),
      interval_count: z.number(),
      starts_at: when,
      current_period_end: when,
      ends_at: whenIfEver,
      ended_at: whenIfEver,
    }),
  ),
  /** Who may see which part of the profile; nothing where that was never chosen. */
  privacy: z.array(privacyView),
  /** Titles that the profile shows first. */
  favourites: z.array(z.object({ id: z.number(), name: z.string() })),
  /** How they arranged the front page; nothing where they never did. */
  home_rows: z.array(z.object({ order: z.array(z.string()), hidden: z.array(z.string()) })),
  /** What they watched, when, and how far; of what is gone only when. */
  plays: z.array(
    z.object({
      video_id: z.number(),
      video: z.string().nullable(),
      title_id: z.number().nullable(),
      title: z.string().nullable(),
      season: z.number().nullable(),
      episode: z.number().nullable(),
      seconds: z.number(),
      duration: z.number(),
      started_at: when,
      last_at: when,
    }),
  ),
  places_in_videos: z.array(
    z.object({
      video_id: z.number(),
      seconds: z.number(),
      duration: z.number(),
      updated_at: when,
    }),
  ),
  watched: z.array(
    z.object({
      title_id: z.number(),
      title: z.string(),
      season: z.number().nullable(),
      episode: z.number().nullable(),
      by_hand: z.boolean(),
      watched_at: when,
    }),
  ),
  dismissed_titles: z.array(
    z.object({ title_id: z.number(), title: z.string(), dismissed_at: when }),
  ),
  /** Since when nothing more of what they watch is kept. */
  private_viewing: z.array(z.object({ since: when })),
  saved_views: z.array(exportedSavedView),
  passkeys: z.array(z.object({ name: z.string(), created_at: when, last_used_at: whenIfEver })),
  /** What is known of each file; the files themselves are fetched one by one. */
  files: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      mime: z.string(),
      size_bytes: z.number(),
      checksum: z.string().nullable(),
      created_at: when,
    }),
  ),
  /** Accounts at debrid services, of each key the last characters at most. */
  debridors: z.array(
    z.object({
      provider: z.number(),
      key_ending: z.string(),
      username: z.string().nullable(),
      is_active: z.boolean(),
      expires_at: whenIfEver,
      created_at: when,
    }),
  ),
  /** Download clients, without what lets one in there. */
  download_clients: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      place: z.string(),
      address: z.string().nullable(),
      username: z.string().nullable(),
      created_at: when,
    }),
  ),
})
export type AccountExport = z.infer<typeof accountExport>
