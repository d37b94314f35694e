import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'
import { namesNoOtherSite } from './custom-code.ts'

/** Every public page carries it. */
const MOST_LETTERS = 20_000

const code = () => z.string().max(MOST_LETTERS).meta({ isCode: true })

/** What is added to public pages: written into them by the server, and never known to their scripts. */
export const customCodeSettingsPart = defineSettingsPart({
  tab: 'appearance',
  public: {},
  private: {
    custom_code: settingsGroup({
      css: code()
        .refine(
          namesNoOtherSite,
          'CSS names no other site, so please do without //, backslashes and web addresses. Send pictures to this site.',
        )
        .default(''),
      /** At the end of every public page. */
      html: code().default(''),
    }),
  },
  secret: {},
})
