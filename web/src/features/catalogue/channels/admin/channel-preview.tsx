import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { Poster } from '../../../../ui/poster.tsx'
import { drawingOf, posterOf, shapeOf } from '../../title-cards/artwork.ts'
import classes from './channel-editor.module.css'
import { channelPreviewQuery } from './channel-records.queries.ts'
import type { ChannelValues } from './channel-values.ts'

/** What the channel would hold if it were saved now. */
export function ChannelPreview({ values }: { values: ChannelValues }) {
  const t = useTranslate()
  const { content_type: content, item_type: type, items } = values
  return (
    <aside className={classes.preview} aria-labelledby="channel-preview">
      <h2 id="channel-preview">{t('Result')}</h2>
      {content === 'automatic' && type === 'title' && <Titles values={values} />}
      {content === 'automatic' && type === 'person' && (
        <p className={classes.note}>{t('The most popular people of the catalogue.')}</p>
      )}
      {content === 'automatic' && type === 'news' && (
        <p className={classes.note}>{t('The latest articles.')}</p>
      )}
      {content !== 'automatic' && (
        <p className={classes.note} role="status">
          {t(
            '[one 1 record, in the order chosen here|other :count records, in the order chosen here]',
            {
              count: items.length,
            },
          )}
        </p>
      )}
    </aside>
  )
}

function Titles({ values }: { values: ChannelValues }) {
  const t = useTranslate()
  const asked = useDebounced(JSON.stringify([values.filter, values.order_by]), SEARCH_DEBOUNCE_MS)
  const [filter, order] = JSON.parse(asked) as [ChannelValues['filter'], ChannelValues['order_by']]
  const { data, isError, isFetching } = useQuery(channelPreviewQuery(filter, order))
  if (isError) return <p className={classes.note}>{t('The result could not be loaded.')}</p>
  if (!data) return <p className={classes.note}>{t('Searching…')}</p>
  const { data: titles, total } = data.pagination
  return (
    <div data-waiting={isFetching || undefined} className={classes.result}>
      <p className={classes.note} role="status">
        {titles.length === 0
          ? t('No title is like this.')
          : t('[one 1 title found|other :count titles found]', { count: total ?? titles.length })}
      </p>
      <ol className={classes.posters}>
        {titles.map((title) => (
          <li key={title.id}>
            <Link to={titleUrl(title) as '/'} target="_blank">
              <Poster
                picture={posterOf(title, THUMB_WIDTHS)}
                fallback={drawingOf(title)}
                alt=""
                shape={shapeOf(title.type)}
                sizes="110px"
              />
              <span className={classes.title}>{title.name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
