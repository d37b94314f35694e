import { z } from 'zod'
import { LANGUAGES } from '../../core/lines.ts'
import { extraPanelsSchema } from './extra-panels.schemas.ts'
import { landingSettings } from './landing.schemas.ts'
import { checkAction, linkTargetSchema, ownPathSchema } from './link-targets.ts'
import { menuSchema, SHIPPED_MENUS } from './menus.schemas.ts'
import { retentionSettings } from './retention.schemas.ts'
import { defineSettingsTab, settingsGroup } from './settings-tab.ts'

const address = z.string().max(2_000).nullable().default(null)

/** What `/` shows to visitors. */
export const HOMEPAGE_TYPES = ['channel', 'landing', 'login', 'register'] as const

export const generalSettings = defineSettingsTab({
  public: {
    branding: settingsGroup({
      site_name: z.string().trim().min(1).max(60).default('Mediatheque'),
      description: z.string().max(300).default(''),
      logo_light: address,
      logo_dark: address,
      logo_light_mobile: address,
      logo_dark_mobile: address,
    }),
    homepage: settingsGroup({ type: z.enum(HOMEPAGE_TYPES).default('channel') }),
    dates: settingsGroup({
      default_timezone: z.string().max(64).default('auto'),
      format: z.enum(['numeric', 'short', 'long', 'timestamp', 'time']).default('short'),
    }),
    billing: settingsGroup({ enable: z.boolean().default(false) }),
    api: settingsGroup({ integrated: z.boolean().default(true) }),
    notif: settingsGroup({
      integrated: z.boolean().default(true),
      /** Whether everybody chooses what they are told, and how. */
      subs: settingsGroup({ integrated: z.boolean().default(true) }),
      /** Whether browsers may be told while no page is open. */
      push: settingsGroup({ integrated: z.boolean().default(true) }),
    }),
    /** Whether the user menu leads to the profile. */
    profile: settingsGroup({ enable: z.boolean().default(true) }),
    /** Panels of the site's own, before all others in the account settings. */
    account_settings: settingsGroup({ extra_panels: extraPanelsSchema }),
  },
  private: {
    /** Push services besides the browsers' own: a host such as `push.example.org`, or an origin such as `https://10.0.0.5:8443`, which may be on this network. */
    push_services: settingsGroup({
      hosts: z
        .array(
          z
            .string()
            .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?$/, 'Please enter a host or an origin.'),
        )
        .max(20)
        .default([]),
    }),
  },
  secret: {},
})

export const localizationSettings = defineSettingsTab({
  public: {
    i18n: settingsGroup({
      enable: z.boolean().default(true),
      /** `auto`: the browser's language where there is a localization for it. */
      default_localization: z.enum(['auto', ...LANGUAGES]).default('auto'),
    }),
  },
  private: {},
  secret: {},
})

const provider = settingsGroup({ enable: z.boolean().default(false) })
const providerSecrets = settingsGroup({
  client_id: z.string().max(300).default(''),
  client_secret: z.string().max(300).default(''),
})
/** An origin such as `https://10.0.0.5:8443` that stands in for a service: it is called even on this network. */
const standIn = z
  .string()
  .regex(
    /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/,
    'Please enter an origin such as https://login.example.org.',
  )
  .nullable()
  .default(null)
const redirect = ownPathSchema.nullable().default(null)

export const authenticationSettings = defineSettingsTab({
  public: {
    require_email_confirmation: z.boolean().default(false),
    registration: settingsGroup({
      disable: z.boolean().default(false),
      policies: z
        .array(
          z.object({
            id: z.string().regex(/^[\w-]+$/),
            label: z.string().min(1).max(120),
            url: linkTargetSchema.nullable().default(null),
          }),
        )
        .default([]),
    }),
    social: settingsGroup({
      google: provider,
      facebook: provider,
      twitter: provider,
      envato: provider,
      compact_buttons: z.boolean().default(false),
    }),
    /** Where a login leads; without one to `/`, administrators to `/admin`. */
    auth: settingsGroup({ redirect_uri: redirect, secondary_redirect_uri: redirect }),
  },
  private: {
    /** How long an account waits for its address to be confirmed, before it is removed. */
    unconfirmed_accounts: settingsGroup({ days: z.number().int().min(1).max(365).default(3) }),
    social_endpoints: settingsGroup({
      google: standIn,
      facebook: standIn,
      twitter: standIn,
      envato: standIn,
    }),
  },
  secret: {
    social_secrets: settingsGroup({
      google: providerSecrets,
      facebook: providerSecrets,
      twitter: providerSecrets,
      envato: providerSecrets,
    }),
  },
})

export const BOT_CHECK_ACTIONS = ['login', 'register', 'contact', 'report', 'download'] as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number]

/** `altcha`: a task that the visitor's browser solves for this server, without anybody else. */
export const HUMAN_CHECK_PROVIDERS = [
  'altcha',
  'recaptcha_v2',
  'recaptcha_v3',
  'turnstile',
] as const
export type HumanCheckProvider = (typeof HUMAN_CHECK_PROVIDERS)[number]

export const recaptchaSettings = defineSettingsTab({
  public: {
    recaptcha: settingsGroup({
      provider: z.enum(HUMAN_CHECK_PROVIDERS).default('altcha'),
      /** Of the provider; the built-in check needs none. */
      site_key: z.string().max(200).nullable().default(null),
      enable: settingsGroup({
        login: z.boolean().default(false),
        register: z.boolean().default(false),
        contact: z.boolean().default(false),
        report: z.boolean().default(false),
        /** Also keeps the addresses of links out of lists. */
        download: z.boolean().default(false),
      }),
    }),
  },
  private: {},
  secret: {
    recaptcha_secrets: settingsGroup({
      secret_key: z.string().max(200).default(''),
      /** Where the server asks about tokens; without one at the provider's own address. */
      endpoint: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .default(null),
      /** What reCAPTCHA v3 has to give at least: 0 a machine, 1 a human. */
      min_score: z.number().min(0).max(1).default(0.5),
      /** How many attempts the task of the built-in check takes at most: a browser makes about a million in a second. */
      difficulty: z.number().int().min(1_000).max(20_000_000).default(400_000),
    }),
  },
})

export const gdprSettings = defineSettingsTab({
  public: {
    cookie_notice: settingsGroup({
      enable: z.boolean().default(false),
      position: z.enum(['top', 'bottom']).default('bottom'),
      button: z
        .object({ label: z.string(), action: z.string(), type: z.enum(['link', 'route']) })
        .superRefine(checkAction)
        .nullable()
        .default(null),
    }),
  },
  private: {},
  secret: {},
})

const MEBIBYTE = 1024 * 1024

export const uploadingSettings = defineSettingsTab({
  public: {
    uploads: settingsGroup({
      chunk_size: z
        .number()
        .int()
        .min(MEBIBYTE)
        .default(15 * MEBIBYTE),
      uploads_driver: z.enum(['local', 's3']).default('local'),
      public_driver: z.enum(['local', 's3']).default('local'),
      s3_direct_upload: z.boolean().default(false),
      disable_tus: z.boolean().default(false),
    }),
  },
  private: {},
  secret: {},
})

export const loggingSettings = defineSettingsTab({
  public: {
    /** Whether browsers tell the server what went wrong in them. */
    error_reporting: settingsGroup({ enable: z.boolean().default(false) }),
  },
  private: { retention: retentionSettings },
  secret: {},
})

export const contentSettings = defineSettingsTab({
  public: {
    enable_comments: z.boolean().default(true),
    links: settingsGroup({ allow_unknown_hosts: z.boolean().default(false) }),
    ads: settingsGroup({ disable: z.boolean().default(true) }),
  },
  private: { debrid_endpoints: settingsGroup({ alldebrid: standIn }) },
  secret: {},
})

export const themeSchema = z.object({
  id: z.number(),
  name: z.string(),
  is_dark: z.boolean(),
  default_light: z.boolean(),
  default_dark: z.boolean(),
  /** Colour variables by name (`--be-primary`), on top of the shipped theme of that brightness. */
  values: z.record(z.string(), z.string()),
})

const SHIPPED_THEMES: z.input<typeof themeSchema>[] = [
  {
    id: 1,
    name: 'Projection',
    is_dark: true,
    default_light: false,
    default_dark: true,
    values: {},
  },
  { id: 2, name: 'Matinee', is_dark: false, default_light: true, default_dark: false, values: {} },
]

export const appearanceSettings = defineSettingsTab({
  public: {
    themes: settingsGroup({
      /** 0: the device's preference. */
      default_id: z.number().int().min(0).default(1),
      user_change: z.boolean().default(true),
      all: z.array(themeSchema).default(SHIPPED_THEMES),
    }),
    menus: z.array(menuSchema).prefault(SHIPPED_MENUS),
  },
  /** Not in the bootstrap data of every page: the landing page asks for it. */
  private: { landing: landingSettings },
  secret: {},
})

/** Every tab by its name in the address of the admin page. */
export const settingsTabs = {
  general: generalSettings,
  localization: localizationSettings,
  authentication: authenticationSettings,
  recaptcha: recaptchaSettings,
  gdpr: gdprSettings,
  uploading: uploadingSettings,
  logging: loggingSettings,
  content: contentSettings,
  appearance: appearanceSettings,
}

const publicShape = {
  ...generalSettings.public,
  ...localizationSettings.public,
  ...authenticationSettings.public,
  ...recaptchaSettings.public,
  ...gdprSettings.public,
  ...uploadingSettings.public,
  ...loggingSettings.public,
  ...contentSettings.public,
  ...appearanceSettings.public,
}

/** All that is stored. */
export const settingsSchema = z.object({
  ...publicShape,
  ...generalSettings.private,
  ...authenticationSettings.private,
  ...loggingSettings.private,
  ...contentSettings.private,
  ...appearanceSettings.private,
  ...authenticationSettings.secret,
  ...recaptchaSettings.secret,
})
export type Settings = z.output<typeof settingsSchema>
export type SettingsGroup = keyof Settings

/** What the bootstrap data carries: the public groups, and what the server knows of itself. */
export const publicSettingsSchema = z.object({
  ...publicShape,
  /** Public address with the base path, without a trailing slash. */
  base_url: z.string(),
  /** Path below which the whole site lives: '' or `/media`. */
  base_path: z.string(),
  /** Demo accounts may be offered on the login page. */
  demo: z.boolean(),
})
export type PublicSettings = z.output<typeof publicSettingsSchema>

export const PUBLIC_SETTINGS_GROUPS = Object.keys(publicShape) as (keyof typeof publicShape)[]
export const SECRET_SETTINGS_GROUPS: readonly SettingsGroup[] = [
  ...(Object.keys(authenticationSettings.secret) as (keyof typeof authenticationSettings.secret)[]),
  ...(Object.keys(recaptchaSettings.secret) as (keyof typeof recaptchaSettings.secret)[]),
]
