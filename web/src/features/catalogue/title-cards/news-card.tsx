import { newsUrl, type NewsCard as News } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { drawingOf, pictureUrl, shapeOf } from './artwork.ts'
import classes from './news-card.module.css'

/** An article: its day, its name and its first words, beside its picture or that of the title it is about. */
export function NewsCard({ article, isSmall = false }: { article: News; isSmall?: boolean }) {
  const format = useFormat()
  const { title } = article
  const picture = pictureUrl(article.image) ?? (title && (pictureUrl(title.poster) ?? drawingOf(title)))
  return (
    <Link to={newsUrl(article) as '/'} className={classes.card} data-small={isSmall || undefined}>
      {picture && <img src={picture} alt="" width={120} height={180} loading="lazy" decoding="async" className={classes.picture} data-shape={article.image || !title ? undefined : shapeOf(title.type)} />}
      <span className={classes.words}>
        <time dateTime={article.published_at} className={classes.day}>{format.date(article.published_at)}</time>
        <span className={classes.name}>{article.name}</span>
        {article.summary && <span className={classes.summary}>{article.summary}</span>}
      </span>
    </Link>
  )
}

/** Articles in as many columns as there is room for. */
export function NewsGrid({ articles, isSmall = false }: { articles: readonly News[]; isSmall?: boolean }) {
  return (
    <ul className={classes.grid}>
      {articles.map((article) => (
        <li key={article.id}>
          <NewsCard article={article} isSmall={isSmall} />
        </li>
      ))}
    </ul>
  )
}
