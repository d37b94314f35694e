import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { BACKUP_RHYTHMS, MOST_BACKUPS } from './backups.schemas.ts'

export const backupsSettingsPart = defineSettingsPart({
  tab: 'logging',
  public: {},
  private: {
    backup_schedule: settingsGroup({
      rhythm: z.enum(BACKUP_RHYTHMS).default('never'),
      /** Of UTC, which has no hour that is left out or comes twice. */
      hour: wholeNumber({ most: 23 }).default(3),
      /** Of those that were made by the schedule and are whole, so many of the newest. Those made by hand stay. */
      keep: wholeNumber({ least: 1, most: MOST_BACKUPS - 10 }).default(7),
    }),
  },
  secret: {},
})
