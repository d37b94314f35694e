import { z } from 'zod'
import { line, wholeNumber } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const commentsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: { enable_comments: z.boolean().default(true) },
  private: {
    /** For so long after it was written its author may change a comment; 0: never. */
    comments_edit_minutes: wholeNumber({ most: 10_080 }).default(30),
    /** What keeps advertisements away. Each number turns its rule off where it is 0. */
    comments_guard: settingsGroup({
      /** Younger accounts are new. */
      new_account_days: wholeNumber({ most: 365 }).default(3),
      /** Comments that a new account may write within 24 hours. */
      new_account_a_day: wholeNumber({ most: 10_000 }).default(20),
      /** So many comments of an account have to stand before one with a link does so unread. */
      first_comments: wholeNumber({ most: 100 }).default(2),
      /** Words or phrases: comments that say one of them wait, whoever wrote them. */
      watched_words: z
        .array(line({ max: 100 }))
        .max(500)
        .default([]),
    }),
  },
  secret: {},
})
