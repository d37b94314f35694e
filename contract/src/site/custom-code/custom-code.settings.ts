import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

/** Every public page carries it. */
const MOST_LETTERS = 20_000

/** Browsers leave these out of an address, wherever they stand in it. */
const LEFT_OUT = /[\t\n\r]/g
/** The beginning of an address of another site; a `\` can stand for any letter of one. */
const ELSEWHERE = /\/\/|\\|\b(https?|ftp|wss?):/i

/** By what it loads, and when, CSS could tell another site what stands in a page, letter by letter. */
const loadsNothingElsewhere = (css: string) => !ELSEWHERE.test(css.replace(LEFT_OUT, ''))

const code = () => z.string().max(MOST_LETTERS).meta({ isCode: true })

/** What is added to public pages: written into them by the server, and never known to their scripts. */
export const customCodeSettingsPart = defineSettingsPart({
  tab: 'appearance',
  public: {},
  private: {
    custom_code: settingsGroup({
      css: code()
        .refine(
          loadsNothingElsewhere,
          'CSS names no other site, so please do without //, backslashes and web addresses. Send pictures to this site.',
        )
        .default(''),
      /** At the end of every public page. */
      html: code().default(''),
    }),
  },
  secret: {},
})
