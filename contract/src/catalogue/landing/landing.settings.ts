import { z } from 'zod'
import { isOwnPath, isWebAddress } from '../../site/settings/link-targets.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

/** What stands before the text of a feature, by the name that an administrator chooses it by. */
export const LANDING_ICONS = [
  'search',
  'download',
  'users',
  'list',
  'shield',
  'language',
  'bell',
  'star',
  'device-tv',
  'heart',
  'clock',
  'code',
] as const
export type LandingIcon = (typeof LANDING_ICONS)[number]

export const LANDING_BUTTON_STYLES = ['filled', 'default', 'subtle'] as const

const text = (most: number) => z.string().trim().max(most).default('')
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour such as #1a2b3c.')
  .nullable()
  .default(null)
const picture = z
  .string()
  .max(2_000)
  .refine(
    (value) => isOwnPath(value) || (value.startsWith('https://') && isWebAddress(value)),
    'Please enter a path of this site or an address that begins with https://.',
  )
  .nullable()
  .default(null)

const buttonSchema = z
  .object({
    label: z.string().trim().min(1).max(60),
    type: z.enum(['route', 'link']).default('route'),
    /** A path of the site for a route, an address for a link. */
    action: z.string().max(2_000),
    style: z.enum(LANDING_BUTTON_STYLES).default('filled'),
  })
  .superRefine(({ type, action }, context) => {
    if (type === 'route' && !isOwnPath(action))
      context.addIssue({
        code: 'custom',
        path: ['action'],
        message: 'Please enter a path such as /movies.',
      })
    if (type === 'link' && !isWebAddress(action))
      context.addIssue({
        code: 'custom',
        path: ['action'],
        message: 'Please enter an address that begins with http:// or https://.',
      })
  })
export type LandingButton = z.output<typeof buttonSchema>

const primaryFeatureSchema = z.object({
  icon: z.enum(LANDING_ICONS).default('star'),
  title: z.string().trim().min(1).max(80),
  description: text(300),
})

const secondaryFeatureSchema = z.object({
  /** Without one, posters of the catalogue stand there. */
  image: picture,
  title: z.string().trim().min(1).max(120),
  /** A word or two above the title. */
  subtitle: text(80),
  description: text(600),
})

const SHIPPED_BUTTONS: z.input<typeof buttonSchema>[] = [
  { label: 'Create an account', action: '/register', style: 'filled' },
  { label: 'Browse the catalogue', action: '/channel/home', style: 'default' },
]

const SHIPPED_PRIMARY: z.input<typeof primaryFeatureSchema>[] = [
  {
    icon: 'search',
    title: 'Found in spite of a typo',
    description: 'Search by name, original name or person. Slips of the keyboard are forgiven.',
  },
  {
    icon: 'download',
    title: 'The best link first',
    description:
      'Quality, languages, size and host of every link side by side, so that you choose once.',
  },
  {
    icon: 'users',
    title: 'Kept by its members',
    description:
      'Members add links and moderators look after them; comments and reviews tell what a title is worth.',
  },
  {
    icon: 'list',
    title: 'Lists of your own',
    description: 'Put aside what you want to see next, and share the lists that you are proud of.',
  },
  {
    icon: 'shield',
    title: 'Between you and us',
    description:
      'Posters and portraits come from this site itself: no other site learns what you look at.',
  },
  {
    icon: 'language',
    title: 'At home everywhere',
    description: 'In French or English, light or dark, on a phone or on a large screen.',
  },
]

const SHIPPED_SECONDARY: z.input<typeof secondaryFeatureSchema>[] = [
  {
    subtitle: 'Browse',
    title: 'A shelf for every kind',
    description:
      'From movies and series to music, books, games and trainings: each kind has its own shelf, and genres, countries, years and qualities to narrow it down.',
  },
  {
    subtitle: 'Contribute',
    title: 'Share what you have found',
    description:
      'One field takes a single link or a whole season in parts, and sorts out which is which. What new members add is looked at before it appears.',
  },
]

/** The page `/landing`, section by section as administrators edit it. Texts are keys of language lines, where there are such lines. */
export const landingSettings = settingsGroup({
  general: settingsGroup({
    title: text(120).default('Everything you love, on one shelf'),
    subtitle: text(300).default(
      'Movies, series, music, books, games and more, with their links, kept by the people who use it.',
    ),
    background: settingsGroup({
      /** `posters`: a wall of the catalogue's own titles. */
      kind: z.enum(['posters', 'image', 'gradient']).default('posters'),
      image: picture,
      /** Of the picture or the posters. */
      opacity: z.number().min(0).max(1).default(1),
      overlay_from: colour,
      overlay_to: colour,
    }),
    /** Slug of the channel whose titles make the wall; without one the most popular titles of every kind. */
    channel: z
      .string()
      .regex(/^[\w-]{1,120}$/)
      .nullable()
      .default(null),
    /** A moving wall stands still for those who asked their device for less motion, and can be stopped by all others. */
    motion: z.enum(['still', 'moving']).default('still'),
    show_search: z.boolean().default(true),
    show_counts: z.boolean().default(true),
    show_recent: z.boolean().default(true),
    show_popular: z.boolean().default(true),
    /** Leads to the plans, where billing is on. */
    show_pricing: z.boolean().default(true),
    footer: settingsGroup({
      title: text(120).default('Take your seat'),
      subtitle: text(300).default('With an account you keep lists, rate, comment and add links.'),
      image: picture,
    }),
    seo_title: text(120),
    seo_description: text(300),
  }),
  action_buttons: z.array(buttonSchema).max(3).prefault(SHIPPED_BUTTONS),
  primary_features: z.array(primaryFeatureSchema).max(12).prefault(SHIPPED_PRIMARY),
  secondary_features: z.array(secondaryFeatureSchema).max(8).prefault(SHIPPED_SECONDARY),
})
export type LandingSettings = z.output<typeof landingSettings>

/** Not in the bootstrap data of every page: the landing page asks for it. */
export const landingSettingsPart = defineSettingsPart({
  tab: 'appearance',
  public: {},
  private: { landing: landingSettings },
  secret: {},
})
