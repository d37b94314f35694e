import {
  newsUrl,
  type NewsCard as News,
} from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { Poster } from '../../../ui/poster.tsx'
import { drawingOf, posterOf, shapeOf } from './artwork.ts'
import classes from './news-card.module.css'

/** An article: its day, its name and its first words, beside its picture or that of the title it is about. */
export function NewsCard({ article, isSmall = false }: { article: News; isSmall?: boolean }) {
  const format = useFormat()
  return (
    <Link to={newsUrl(article) as '/'} className={classes.card} data-small={isSmall || undefined}>
      <Picture article={article} />
      <span className={classes.words}>
        <time dateTime={article.published_at} className={classes.day}>
          {format.date(article.published_at)}
        </time>
        <span className={classes.name}>{article.name}</span>
        {article.summary && <span className={classes.summary}>{article.summary}</span>}
      </span>
    </Link>
  )
}

/** Its own picture, else the cover of what it is about. */
function Picture({ article: { image, title } }: { article: News }) {
  if (image?.startsWith('/'))
    return (
      <img
        src={siteUrl(image)}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes.picture}
      />
    )
  if (!title) return null
  return (
    <span className={classes.picture}>
      <Poster
        picture={posterOf(title, THUMB_WIDTHS)}
        fallback={drawingOf(title)}
        alt=""
        shape={shapeOf(title.type)}
        sizes="84px"
      />
    </span>
  )
}

/** Articles in as many columns as there is room for. */
export function NewsGrid({
  articles,
  isSmall = false,
}: {
  articles: readonly News[]
  isSmall?: boolean
}) {
  return (
    <ul className={classes.grid} data-small={isSmall || undefined}>
      {articles.map((article) => (
        <li key={article.id}>
          <NewsCard article={article} isSmall={isSmall} />
        </li>
      ))}
    </ul>
  )
}
