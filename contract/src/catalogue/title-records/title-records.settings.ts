import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { RATING_SOURCES } from './title-records.list.ts'

export const titleRecordsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: { title_ratings: settingsGroup({ source: z.enum(RATING_SOURCES).default('tmdb') }) },
  secret: {},
})
