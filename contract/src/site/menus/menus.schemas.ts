import { z } from 'zod'
import { checkAction } from '../settings/link-targets.ts'

export const MENU_POSITIONS = [
  'sidebar-primary',
  'sidebar-secondary',
  'mobile-bottom',
  'landing-page-navbar',
  'landing-page-footer',
  'auth-page-footer',
  'auth-dropdown',
] as const
export type MenuPosition = (typeof MENU_POSITIONS)[number]

/** Every page carries all of them. */
export const MOST_MENUS = 30
/** Of a menu. */
export const MOST_ENTRIES = 50
/** Below an entry. */
export const MOST_NESTED_ENTRIES = 20

const entryShape = {
  id: z.string().max(100),
  label: z.string().max(100),
  icon: z.string().max(100).nullable().default(null),
  type: z.enum(['link', 'route']),
  /** A path of the site for a route; for a link, which leaves the pages, that or a web address. */
  action: z.string().max(2_000),
  target: z.enum(['_self', '_blank']).default('_self'),
  roles: z.array(z.number()).max(100).default([]).meta({ 'x-is-roles': true }),
  permissions: z.array(z.string().max(100)).max(100).default([]),
  /** `billing.enable` must be truthy, or equal `value` when one is given. */
  settings: z
    .object({ name: z.string().max(100), value: z.unknown().optional() })
    .nullable()
    .default(null),
  subscriptionStatus: z.enum(['subscribed', 'unsubscribed']).nullable().default(null),
}

/** An entry below another: it shows where that does, to those who meet its own conditions too. */
const nestedItemSchema = z.object(entryShape).superRefine(checkAction)
export type NestedItem = z.infer<typeof nestedItemSchema>

/** An entry shows only to those who hold all its roles and permissions, under its settings condition. */
export const menuItemSchema = z
  .object({
    ...entryShape,
    /** What stands below it; nothing stands below that. */
    items: z
      .array(nestedItemSchema)
      .max(MOST_NESTED_ENTRIES, 'There are 20 entries below another at most.')
      .default([]),
  })
  .superRefine(checkAction)
export type MenuItem = z.infer<typeof menuItemSchema>

export const menuSchema = z.object({
  id: z.string().max(100),
  name: z.string().max(100),
  positions: z.array(z.enum(MENU_POSITIONS)).max(MENU_POSITIONS.length),
  items: z.array(menuItemSchema).max(MOST_ENTRIES, 'A menu has 50 entries at most.'),
})
export type Menu = z.infer<typeof menuSchema>

const entry = (
  id: string,
  label: string,
  action: string,
  icon: string,
): z.input<typeof menuItemSchema> => ({ id, label, action, icon, type: 'route' })

/** Labels are keys of language lines. */
export const SHIPPED_MENUS: z.input<typeof menuSchema>[] = [
  {
    id: 'categories',
    name: 'Categories',
    positions: ['sidebar-primary'],
    items: [
      entry('movies', 'Movies', '/movies', 'movie'),
      entry('series', 'Series', '/series', 'device-tv'),
      entry('animes', 'Animes', '/animes', 'torii'),
      entry('docs', 'Documentaries', '/docs', 'world'),
      entry('games', 'Games', '/jeux', 'device-gamepad-2'),
      entry('apps', 'Apps', '/app', 'apps'),
      entry('music', 'Music', '/music', 'music'),
      entry('ebooks', 'Ebooks', '/ebooks', 'book'),
      entry('formations', 'Trainings', '/formations', 'school'),
      entry('emulations', 'Emulations', '/emulations', 'cpu'),
    ],
  },
  {
    id: 'account',
    name: 'Account',
    positions: ['auth-dropdown'],
    items: [
      entry('account-settings', 'Account settings', '/account-settings', 'user-cog'),
      {
        ...entry('lists', 'My lists', '/lists', 'bookmarks'),
        permissions: ['lists.create'],
      },
      entry('following', 'What I follow', '/following', 'bell-ringing'),
      {
        ...entry('watch-history', 'Watch history', '/history', 'history'),
        permissions: ['videos.play'],
      },
      {
        ...entry('requests', 'Requests', '/requests', 'message-question'),
        permissions: ['requests.view'],
      },
    ],
  },
]
