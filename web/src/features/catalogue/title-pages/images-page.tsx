import type {
  TitleImage,
  TitleImagesView,
} from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import { IconPhoto } from '@tabler/icons-react'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type CaptionedImage, PictureGrid } from '../title-cards/picture-grid.tsx'
import { episodeCode } from '../title-cards/title-crumbs.ts'
import classes from './images-page.module.css'
import { InnerPage } from './inner-page.tsx'
import { partCrumbs } from './title-pages-head.ts'
import { titleTabs } from './title-tabs.ts'

const GROUPS = [
  { types: ['backdrop', 'still'], name: 'Scenes' },
  { types: ['poster'], name: 'Posters' },
  { types: ['portrait'], name: 'Portraits' },
] as const

/** All pictures of a title. */
export function ImagesPage({ title, images }: TitleImagesView) {
  const t = useTranslate()
  const sorted = GROUPS.map(({ types, name }) => ({
    name,
    images: images.filter(({ type }) => (types as readonly string[]).includes(type)),
  })).filter((group) => group.images.length > 0)
  const places = new Map(
    sorted.flatMap((group) => group.images).map(({ id }, index) => [id, index]),
  )
  const groups = sorted.map((group) => ({
    ...group,
    images: group.images.map((image) => ({
      ...image,
      caption: captionOf(image, places.get(image.id) ?? 0, title.name, t),
    })),
  }))
  return (
    <InnerPage
      title={title}
      crumbs={partCrumbs(title, t('Images'), t)}
      heading={t('Images')}
      facts={images.length > 0 && t('[one 1 image|other :count images]', { count: images.length })}
      tabs={titleTabs(title, t)}
    >
      {groups.length === 0 && (
        <EmptyState
          icon={<IconPhoto size={32} stroke={1.5} />}
          title={t('There are no images of :title yet.', { title: title.name })}
          text={t('They are shown here as soon as somebody adds them.')}
        />
      )}
      {groups.map((group) => (
        <Group
          key={group.name}
          name={groups.length > 1 ? t(group.name) : undefined}
          images={group.images}
        />
      ))}
    </InnerPage>
  )
}

function Group({ name, images }: { name: string | undefined; images: readonly CaptionedImage[] }) {
  return (
    <section className={classes.group} aria-label={name}>
      {name && (
        <h2>
          {name} <span>{images.length}</span>
        </h2>
      )}
      <PictureGrid images={images} />
    </section>
  )
}

function captionOf({ episode }: TitleImage, index: number, title: string, t: Translate): string {
  if (!episode) return t('Image :number of :title', { number: index + 1, title })
  return `${title} · ${episodeCode(episode.season_number, episode.episode_number, t)} · ${episode.name} · ${index + 1}`
}
