import type { ImageView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { lazy, Suspense, useState } from 'react'
import { pictureOf, STILL_WIDTHS, WIDE_WIDTHS } from '../../../lib/pictures.ts'
import classes from './picture-grid.module.css'

// Only who opens a picture needs it.
const Lightbox = lazy(() => import('./lightbox.tsx'))

export interface CaptionedImage extends ImageView {
  /** What it shows, in words; the name of the picture too. */
  readonly caption: string
}

/** Width by height where the size is not known. */
const USUAL_RATIOS: Record<ImageView['type'], number> = {
  poster: 2 / 3,
  portrait: 4 / 5,
  backdrop: 16 / 9,
  still: 16 / 9,
}

const ratioOf = ({ width, height, type }: ImageView) =>
  width && height ? width / height : USUAL_RATIOS[type]

/** Pictures in rows of one height. Each is a link to itself in large, and opens over the page where scripts run. */
export function PictureGrid({ images }: { images: readonly CaptionedImage[] }) {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className={classes.grid}>
        {images.map((image, index) => {
          const ratio = ratioOf(image)
          return (
            <li key={image.id} style={{ '--ratio': ratio } as React.CSSProperties}>
              <a
                href={pictureOf({ kind: 'image', id: image.id, url: image.url }, [1280, 1920])?.src}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  setOpen(index)
                }}
              >
                <img
                  {...pictureOf({ kind: 'image', id: image.id, url: image.url }, STILL_WIDTHS)}
                  sizes={`auto, ${Math.round(220 * ratio)}px`}
                  alt={image.caption}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          )
        })}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Lightbox
            index={open}
            onClose={() => setOpen(undefined)}
            slides={images.map((image) => ({
              ...pictureOf({ kind: 'image', id: image.id, url: image.url }, WIDE_WIDTHS)!,
              alt: image.caption,
              description: image.caption,
              ratio: ratioOf(image),
            }))}
          />
        </Suspense>
      )}
    </>
  )
}
