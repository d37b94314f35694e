import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { REQUEST_STATUSES } from '@mediatheque/contract/community/requests/request-status.ts'
import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { CutName } from '../../../ui/data-table/cut-name.tsx'
import { AuthorName } from '../authors/author.tsx'
import { RequestComments } from './request-comments.tsx'
import classes from './requests.module.css'
import { WantButton } from './want-button.tsx'

const NOTHING = '–'
const TONES: Record<RequestView['status'], ChipTone> = { 0: 'plain', 1: 'accent', 2: 'good' }

/** How the columns of requests are shown, to members and staff alike. */
export function useRequestCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    title: (request: RequestView) => <Name request={request} />,
    category: ({ category }: RequestView) => category.cat.name,
    wanted: (request: RequestView) => placeOf(request, t),
    supporters: (request: RequestView) => <WantButton request={request} />,
    comments: (request: RequestView) => <RequestComments request={request} />,
    status: (request: RequestView) => <Status request={request} />,
    author: ({ author }: RequestView) => <AuthorName author={author} />,
    resolver: ({ resolver, status }: RequestView) =>
      status === 0 ? NOTHING : <AuthorName author={resolver} />,
    created_at: ({ created_at }: RequestView) => (
      <time dateTime={created_at} title={format.dateTime(created_at)}>
        {format.date(created_at)}
      </time>
    ),
  }
}

function Status({ request: { status, fits_since, resolver } }: { request: RequestView }) {
  const t = useTranslate()
  return (
    <span className={classes.status}>
      <Chip tone={TONES[status]}>{t(REQUEST_STATUSES[status])}</Chip>
      {status !== 0 && resolver && <AuthorName author={resolver} />}
      {fits_since && (
        <Chip tone="warn" title={t('Something fitting was added')}>
          {t('Something is there')}
        </Chip>
      )}
    </span>
  )
}

/** Its title where the catalogue has it, what its author says of it, and where to read about it. */
function Name({ request }: { request: RequestView }) {
  const t = useTranslate()
  const { post, title, note, url } = request
  const year = post?.year ? ` (${post.year})` : ''
  return (
    <span className={classes.name}>
      <span className={classes.named}>
        {post ? (
          <Link to={titleUrl(post) as '/'} className={classes.link}>
            <CutName name={`${title}${year}`} />
          </Link>
        ) : (
          <CutName name={title} />
        )}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={classes.outside}
            aria-label={t('Read about :title on another site', { title })}
          >
            <IconExternalLink size={16} stroke={1.5} aria-hidden />
          </a>
        )}
      </span>
      {note && (
        <span className={classes.note} title={note}>
          {note}
        </span>
      )}
    </span>
  )
}

/** Season and episodes; all of it where none is named. */
export function placeOf({ saison, full_saison, episodes }: RequestView, t: Translate): string {
  if (saison === null) return t('All of it')
  if (full_saison) return t('Full season :number', { number: saison })
  const season = t('Season :number', { number: saison })
  if (episodes.length === 0) return season
  return `${season}, ${t('[one episode|other episodes] :list', { count: episodes.length, list: episodes.join(', ') })}`
}
