import { z } from 'zod'
import { defineSettingsPart } from '../../site/settings/settings-part.ts'

export const commentsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: { enable_comments: z.boolean().default(true) },
  private: {},
  secret: {},
})
