import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'
import { MOST_FONTS, siteFont } from './site-fonts.ts'
import { isThemeVariable } from './theme-variables.ts'

/** Every page carries all of them. */
const MOST_THEMES = 30
const MOST_VALUES = 100

const themeSchema = z.object({
  id: z.number(),
  name: z.string().max(100),
  is_dark: z.boolean(),
  default_light: z.boolean(),
  default_dark: z.boolean(),
  /** Colour variables by name (`--accent`, `--ground`: those of `tokens.css`), on top of the shipped theme of that brightness. */
  values: z
    .record(z.string().max(100), z.string().max(200))
    .refine((values) => Object.keys(values).length <= MOST_VALUES, 'At most 100 items at once')
    .refine(
      (values) => Object.entries(values).every(([name, value]) => isThemeVariable(name, value)),
      'A theme sets variables such as --accent, and names no other site.',
    ),
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

export const themesSettingsPart = defineSettingsPart({
  tab: 'appearance',
  public: {
    themes: settingsGroup({
      /** 0: the device's preference. */
      default_id: z.number().int().min(0).default(1),
      user_change: z.boolean().default(true),
      all: z.array(themeSchema).max(MOST_THEMES).default(SHIPPED_THEMES),
      /** Sent to the site, for its themes to name. */
      fonts: z.array(siteFont).max(MOST_FONTS).default([]),
    }),
  },
  private: {},
  secret: {},
})
