import type { FollowedNews } from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { MediaRow, mediaRowMoreClass } from '../../../../ui/media-row.tsx'
import { haveSeveralShapes } from '../../title-cards/artwork.ts'
import { TitleCard } from '../../title-cards/title-card.tsx'
import { followedNewsQuery } from './home.queries.ts'

/** What is new in the titles and people that its reader follows. */
export function FollowingRow({ name }: { name: string }) {
  const t = useTranslate()
  const { data } = useQuery(followedNewsQuery)
  if (!data || data.items.length === 0) return null
  const isMixed = haveSeveralShapes(data.items.map(({ title }) => title))
  return (
    <MediaRow
      title={name}
      more={
        <Link
          to="/following"
          className={mediaRowMoreClass}
          aria-label={t('See all of :name', { name })}
        >
          {t('See all')}
        </Link>
      }
      labels={{
        previous: t('Previous titles of :name', { name }),
        next: t('Next titles of :name', { name }),
      }}
    >
      {data.items.map((item) => (
        <li key={item.title.id}>
          <NewsOfTitle item={item} isAmongOthers={isMixed} />
        </li>
      ))}
    </MediaRow>
  )
}

function NewsOfTitle({ item, isAmongOthers }: { item: FollowedNews; isAmongOthers: boolean }) {
  const t = useTranslate()
  const { age } = useFormat()
  const { title, person, at } = item
  const what = person ? t('With :name', { name: person.name }) : t('New links')
  return <TitleCard title={title} isAmongOthers={isAmongOthers} facts={`${what} · ${age(at)}`} />
}
