import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

const MOST_LETTERS = 12
const MOST_OF_ADDRESS = 2_000

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour such as #1a2b3c.')
  .nullable()
  .default(null)

const isPicture = (text: string) =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https:\/\/[^\s/\\]/.test(text) && URL.canParse(text))

/** How the site looks as an app of a device. What is not set follows the name and the theme of the site. */
export const installSettingsPart = defineSettingsPart({
  tab: 'general',
  public: {},
  private: {
    install: settingsGroup({
      /** Below the icon, where there is little room. */
      short_name: z.string().trim().max(MOST_LETTERS).default(''),
      /** A square picture, at least 512 pixels wide. */
      icon: z
        .string()
        .max(MOST_OF_ADDRESS)
        .refine(
          isPicture,
          'Please enter a path of this site or an address that begins with https://.',
        )
        .nullable()
        .default(null),
      colour,
      background: colour,
    }),
  },
  secret: {},
})
