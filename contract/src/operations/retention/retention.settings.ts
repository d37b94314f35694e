import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

const LONGEST_DAYS = 3_650
const days = (least: number, shipped: number, most = LONGEST_DAYS) =>
  z.number().int().min(least).max(most).default(shipped)

/** For how many days things are kept that are of use for a while. */
export const retentionSettings = settingsGroup({
  /** After their end: sessions, unfinished logins, links in mails, answered human checks, counts of attempts. */
  ended_days: days(0, 1, 365),
  /** The log of outgoing mails; what opens something goes sooner, with its time. */
  mails_days: days(1, 90),
  notifications_days: days(1, 365),
  import_runs_days: days(1, 365),
  /** Who changed what, in whole months; 0: for ever. */
  history_days: days(0, 0),
  /** What was done with all that a list found. */
  bulk_runs_days: days(1, 30),
  /** Who played what, after it was played; counts without names stay. */
  plays_days: days(30, 365),
  /** Single visits and plays without names, of which the sums stay. */
  visits_days: days(2, 30),
  /** Searches that found nothing and that few made. */
  rare_searches_days: days(2, 90),
  /** What was denied, with its files, in case somebody restores it. */
  denials_days: days(1, 90),
  /** Who sent a takedown notice or an answer to one, after it was decided; that something was withdrawn stays. */
  takedowns_days: days(30, 1_095),
  /** What visitors wrote on the contact page, after it was answered, or after it came where nobody answered. */
  contact_days: days(1, 365),
  /** Files of errors. */
  error_log_days: days(1, 14, 90),
})

export type RetentionPeriod = keyof z.output<typeof retentionSettings>

export const retentionSettingsPart = defineSettingsPart({
  tab: 'logging',
  public: {},
  private: { retention: retentionSettings },
  secret: {},
})
