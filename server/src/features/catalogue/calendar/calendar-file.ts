import { titleUrl, episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { Needs } from '../../../platform/platform.ts'
import { accountLanguage, translatorOf } from '../../site/localizations/localizations.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { type CalendarDays, listDays } from './calendar.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_BACK = 31
const DAYS_AHEAD = 366
const ASK_AGAIN_SECONDS = 6 * 60 * 60

/** Who reads it; without an account everything, else what they follow. */
export type CalendarReader = Pick<Actor, 'user' | 'permissions'>

type ToBuild = Needs<'config' | 'readDb' | 'cache' | 'clock' | ToReadSettings>

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The calendar in the form of RFC 5545: whole days, which are the same everywhere. */
export async function buildCalendarFile(
  platform: ToBuild,
  { user }: CalendarReader,
): Promise<string> {
  const language = await accountLanguage(platform, user?.language)
  const t = await translatorOf(platform, language)
  const { branding } = await getSettings(platform)
  const now = platform.clock.now()
  const days = await listDays(platform, {
    from: dayOf(now.getTime() - DAYS_BACK * DAY_MS),
    to: dayOf(now.getTime() + DAYS_AHEAD * DAY_MS),
    type: undefined,
    userId: user?.id,
    isMine: user !== null,
    language,
  })
  const file = ical({
    name: `${t('Calendar')} · ${branding.site_name}`,
    prodId: { company: 'Mediatheque', product: 'Calendar', language: language.toUpperCase() },
    ttl: ASK_AGAIN_SECONDS,
  })
  for (const entry of days.entries) file.createEvent(eventOf(entry, platform.config.baseUrl, now))
  return file.toString()
}

function eventOf({ row, title }: CalendarDays['entries'][number], baseUrl: string, now: Date) {
  const page = { id: title.id, name: title.name, slug: slugify(title.name) }
  const isEpisode = row.season !== null && row.episode !== null
  const path = isEpisode ? episodeUrl(page, row.season!, row.episode!) : titleUrl(page)
  const number = isEpisode ? ` ${row.season}×${String(row.episode).padStart(2, '0')}` : ''
  const start = new Date(`${row.date}T00:00:00Z`)
  return {
    id: `${isEpisode ? `episode-${row.episode_id}` : `title-${title.id}`}@${new URL(baseUrl).hostname}`,
    start,
    end: new Date(start.getTime() + DAY_MS),
    allDay: true,
    timezone: 'UTC',
    // Nothing says when it was last told otherwise. Of the day, so that who asks again within it need not read it again.
    stamp: new Date(dayOf(now.getTime())),
    // It comes out on that day; nobody is busy because of it.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    summary: `${title.name}${number}${row.episode_name ? ` · ${row.episode_name}` : ''}`,
    url: `${baseUrl}${path}`,
  }
}
