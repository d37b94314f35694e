import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { defineSettingsPart } from '../../site/settings/settings-part.ts'

export const commentsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: { enable_comments: z.boolean().default(true) },
  private: {
    /** For so long after it was written its author may change a comment; 0: never. */
    comments_edit_minutes: wholeNumber({ most: 10_080 }).default(30),
  },
  secret: {},
})
