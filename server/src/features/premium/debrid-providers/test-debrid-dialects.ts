import { allDebrid } from './providers/alldebrid.ts'
import { debridLink } from './providers/debrid-link.ts'
import { fichier } from './providers/fichier.ts'
import { realDebrid } from './providers/real-debrid.ts'
import { xfsHost } from './providers/xfs.ts'

/** The address that each answers with. */
export const DIRECT = 'https://dl.example.org/film.mkv'

/** Hosts of one software. */
const XFS_HOSTS = [
  [4, 'darkibox', 'https://darkibox.com'],
  [6, 'send.cm', 'https://send.cm'],
  [7, 'media.cm', 'https://media.cm'],
] as const
const XFS = {
  account: '/api/account/info',
  accountAnswer: {
    status: 200,
    msg: 'OK',
    server_time: '2026-01-01 00:00:00',
    result: { login: 'ada', premium_expire: '2026-01-02 00:00:00' },
  },
  link: '/api/file/direct_link',
  linkAnswer: {
    status: 200,
    msg: 'OK',
    result: {
      name: 'film.mkv',
      versions: [
        { name: 'l', url: 'https://dl.example.org/small.mkv', size: '3' },
        { name: 'o', url: DIRECT, size: '7' },
      ],
    },
  },
  refusals: [
    [{ status: 400, msg: 'Invalid key' }, 200, 'badKey'],
    [{ status: 403, msg: 'This function not allowed in API' }, 200, 'notPremium'],
    [{ status: 404, msg: 'no file' }, 200, 'gone'],
    [{ status: 200, msg: 'uploading' }, 200, 'delayed'],
  ],
} as const

/** What each says of an account and of a link, and how it says no. */
export const SERVICES = [
  {
    name: 'debrid-link',
    provider: debridLink,
    account: '/api/v2/account/infos',
    accountAnswer: { success: true, value: { username: 'ada', premiumLeft: 86_400 } },
    link: '/api/v2/downloader/add',
    linkAnswer: { success: true, value: { name: 'film.mkv', downloadUrl: DIRECT, size: 7 } },
    refusals: [
      [{ success: false, error: 'badToken' }, 401, 'badKey'],
      [{ success: false, error: 'hostNotValid' }, 400, 'unsupportedHost'],
      [{ success: false, error: 'fileNotFound' }, 404, 'gone'],
      [{ success: false, error: 'maxDataHost' }, 400, 'hostLimit'],
      [{ success: false, error: 'floodDetected' }, 429, 'tooOften'],
      [{ success: false, error: 'serverNotAllowed' }, 403, 'serverRefused'],
      [{ success: false, error: 'somethingNew' }, 400, 'refused'],
    ],
  },
  {
    name: 'alldebrid',
    provider: allDebrid,
    account: '/v4/user',
    accountAnswer: {
      status: 'success',
      data: {
        user: {
          username: 'ada',
          isPremium: true,
          premiumUntil: Math.round(Date.now() / 1000) + 86_400,
        },
      },
    },
    link: '/v4/link/unlock',
    linkAnswer: {
      status: 'success',
      data: { id: 'x', link: DIRECT, filename: 'film.mkv', filesize: 7 },
    },
    refusals: [
      [{ status: 'error', error: { code: 'AUTH_BAD_APIKEY', message: 'No' } }, 401, 'badKey'],
      [{ status: 'error', error: { code: 'LINK_DOWN' } }, 200, 'gone'],
      [{ status: 'error', error: { code: 'LINK_HOST_NOT_SUPPORTED' } }, 200, 'unsupportedHost'],
      [{ status: 'error', error: { code: 'LINK_PASS_PROTECTED' } }, 200, 'locked'],
      [{ status: 'error', error: { code: 'MUST_BE_PREMIUM' } }, 200, 'notPremium'],
      [{ status: 'error', error: { code: 'NO_SERVER' } }, 200, 'serverRefused'],
      [{ status: 'error' }, 200, 'refused'],
    ],
  },
  {
    name: 'real-debrid',
    provider: realDebrid,
    account: '/rest/1.0/user',
    accountAnswer: {
      username: 'ada',
      type: 'premium',
      expiration: new Date(Date.now() + 86_400_000).toISOString(),
    },
    link: '/rest/1.0/unrestrict/link',
    linkAnswer: { download: DIRECT, filename: 'film.mkv', filesize: 7, streamable: 1 },
    refusals: [
      [{ error: 'bad_token', error_code: 8 }, 401, 'badKey'],
      [{ error: 'hoster_unsupported', error_code: 16 }, 503, 'unsupportedHost'],
      [{ error: 'hoster_limit_reached', error_code: 18 }, 503, 'hostLimit'],
      [{ error: 'ip_not_allowed', error_code: 22 }, 403, 'serverRefused'],
      [{ error: 'unavailable_file', error_code: 24 }, 503, 'gone'],
      [{ error: 'too_many_requests', error_code: 34 }, 429, 'tooOften'],
      [{ error: 'something' }, 400, 'refused'],
    ],
  },
  {
    name: '1fichier',
    provider: fichier,
    account: '/v1/user/info.cgi',
    accountAnswer: {
      email: 'ada',
      offer: 1,
      subscription_end: new Date(Date.now() + 86_400_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' '),
    },
    link: '/v1/download/get_token.cgi',
    linkAnswer: { url: DIRECT, status: 'OK', filename: 'film.mkv', size: 7 },
    refusals: [
      [{ status: 'KO', message: 'Not authenticated #247' }, 403, 'badKey'],
      [{ status: 'KO', message: 'Must be a customer (Premium, Access) #200' }, 403, 'notPremium'],
      [{ status: 'KO', message: 'Resource not found #469' }, 403, 'gone'],
      [{ status: 'KO', message: 'Flood detected: IP Locked #374' }, 403, 'tooOften'],
      [{ status: 'KO', message: 'Other #1' }, 403, 'refused'],
    ],
  },
  ...XFS_HOSTS.map(([id, name, origin]) => ({ name, provider: xfsHost(id, origin), ...XFS })),
] as const
