import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { pictureOf, WIDE_WIDTHS } from '../../../lib/pictures.ts'
import classes from './title-page.module.css'

/** Pictures of a title, each leading to itself in full size. */
export function ImagesSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  if (title.images.length === 0) return null
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{t('Images')}</h2>
      </div>
      <ul className={classes.images}>
        {title.images.map((image, index) => {
          const picture = pictureOf({ kind: 'image', id: image.id, url: image.url }, WIDE_WIDTHS)
          const name = t('Image :number of :title', { number: index + 1, title: title.name })
          return (
            <li key={image.id} style={{ aspectRatio: image.width && image.height ? `${image.width} / ${image.height}` : '16 / 9' }}>
              <a href={picture?.src} target="_blank" rel="noreferrer">
                <img {...picture} sizes="auto, 340px" alt={name} loading="lazy" decoding="async" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
