import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { AppError } from '../../../platform/http/app-error.ts'
import { isAdministrationLine } from '../../../platform/contract/shipped-lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getLocalization, LINES_TAG, listLanguages } from './localizations.service.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const CACHE_SECONDS = 3_600
const ONE_YEAR_SECONDS = 31_536_000
const AFTER_LANGUAGE = /^-([\w-]{1,40})(\.all)?\.js$/

interface LinesFile {
  readonly version: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** Made once for each version and kept compressed. @param isWhole with what only the administration shows */
function linesFile(
  platform: Needs<'db' | 'cache'>,
  language: Language,
  isWhole: boolean,
): Promise<LinesFile> {
  return platform.cache.remember(
    `lines-file:${language}${isWhole ? ':all' : ''}`,
    { ttlSeconds: CACHE_SECONDS, tags: [LINES_TAG] },
    async () => {
      const { lines: all, version } = await getLocalization(platform, language)
      const lines = isWhole ? all : withoutAdministration(all)
      const plain = Buffer.from(`window.mediathequeLines=${JSON.stringify(lines)}\n`)
      const br = await compressBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      })
      return { version, plain, br, gzip: await compressGzip(plain) }
    },
  )
}

const withoutAdministration = (lines: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lines).filter(([key]) => !isAdministrationLine(key)))

/** Versions have no capital letters, which regions and scripts have: `pt-BR-…` is read in one way, the longer one. */
async function readName(platform: Needs<'db' | 'cache'>, name: string) {
  const known = (await listLanguages(platform))
    .map(({ language }) => language)
    .toSorted((one, other) => other.length - one.length)
  const language = known.find((code) => name.startsWith(`${code}-`))
  if (language === undefined) return undefined
  const [, version, all] = AFTER_LANGUAGE.exec(name.slice(language.length)) ?? []
  return version === undefined ? undefined : { language, version, isWhole: all !== undefined }
}

/**
 * `/lines/fr-VERSION.js`: the lines of a language as a script, so that pages need not carry them. The version is part
 * of the name, so browsers keep the file for ever; a name with another version gets the lines of now, unkept.
 * `/lines/fr-VERSION.all.js` has those of the administration too.
 */
export function registerLinesFile(app: FastifyInstance, platform: Needs<'db' | 'cache'>): void {
  app.get('/lines/:file', { config: { door: 'lines' } }, async (request, reply) => {
    const asked = await readName(platform, (request.params as { file: string }).file)
    if (!asked) throw new AppError('notFound')
    const { language, version, isWhole } = asked
    const file = await linesFile(platform, language, isWhole)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .type('text/javascript; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff')
      .header(
        'cache-control',
        version === file.version ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-store',
      )
      .send(file[encoding ?? 'plain'])
  })
}
