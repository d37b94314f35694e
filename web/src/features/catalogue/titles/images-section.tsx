import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { pictureOf, STILL_WIDTHS } from '../../../lib/pictures.ts'
import classes from './title-page.module.css'

const SHOWN = 12

/** The first pictures of a title, leading to the page of all. */
export function ImagesSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  if (title.images.length === 0) return null
  const link = {
    to: '/titles/$id/$slug/images',
    params: { id: String(title.id), slug: title.slug },
  } as const
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{t('Images')}</h2>
        <Link {...link}>{t('Show all')}</Link>
      </div>
      <ul className={classes.images}>
        {title.images.slice(0, SHOWN).map((image, index) => (
          <li
            key={image.id}
            style={{
              aspectRatio:
                image.width && image.height ? `${image.width} / ${image.height}` : '16 / 9',
            }}
          >
            <Link {...link}>
              <img
                {...pictureOf({ kind: 'image', id: image.id, url: image.url }, STILL_WIDTHS)}
                sizes="auto, 340px"
                alt={t('Image :number of :title', { number: index + 1, title: title.name })}
                loading="lazy"
                decoding="async"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
