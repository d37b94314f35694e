import type { Permission } from '../../core/permissions.ts'

/** Numbers of links that forms and pages share; apart from the schemas, which pages do not load. */
export const DEFAULT_SEASON = 1
export const DEFAULT_START_EPISODE = 1
/** Ids of the list entries named 'MULTI': a filter may name them, a contribution may not. */
export const MULTI_QUALITY_ID = 86
export const MULTI_LANGUAGE_ID = 1
export const NFO_MAX_LENGTH = 200_000
export const REASON_MAX_LENGTH = 500
/** Chips in a cell before the others go into a dialog. */
export const CHIPS_SHOWN = 2
export const SEASON_AND_EPISODE_MAX = 99_999
export const DENY_REASON_REQUIRED = 'Please provide a reason'
/** Newsgroup files or torrents that one call contributes. */
export const MOST_FILES_AT_ONCE = 30
export const MOST_EPISODES = 500
export const RELEASE_NAME_MAX_LENGTH = 255
export const ARCHIVE_PASSWORD_MAX_LENGTH = 200

/** Letters of all addresses that one form holds. */
export const LINES_MAX_LENGTH = 400_000

/** Besides those who may see links: whoever adds contributions sees their own, whoever decides about them sees all. */
export const SEES_SOME_LINKS = [
  'liens.create',
  'nzb.create',
  'titles.update',
] as const satisfies readonly Permission[]
