import { wholeNumber } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const jobsSettingsPart = defineSettingsPart({
  tab: 'queue',
  public: {},
  private: {
    /** Of jobs that are put in line from now on. */
    queue: settingsGroup({
      /** On top of those that each kind of job has; what must not be tried twice has none. */
      more_retries: wholeNumber({ most: 20 }).default(0),
      /** How long those that ended stay to be looked at. */
      done_days: wholeNumber({ least: 1, most: 60 }).default(7),
    }),
  },
  secret: {},
})
