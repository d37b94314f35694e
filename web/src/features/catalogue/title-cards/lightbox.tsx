import YetAnotherLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { useTranslate } from '../../../lib/i18n.ts'
import type { Picture } from '../../../lib/pictures.ts'

export interface LightboxSlide extends Picture {
  readonly alt: string
  readonly description: string
  readonly ratio: number
}

/** `/images/780/… 780w` → the sizes that the lightbox chooses from. */
function sizesOf({ srcSet, ratio }: LightboxSlide) {
  return srcSet?.split(', ').map((entry) => {
    const [src = '', size = '0w'] = entry.split(' ')
    const width = Number.parseInt(size, 10)
    return { src, width, height: Math.round(width / ratio) }
  })
}

/** Pictures over the whole screen: arrows, swipes, zoom, Escape. The largest part of the page's code, so it is loaded when it is opened. */
export default function Lightbox({
  index,
  slides,
  onClose,
}: {
  index: number
  slides: readonly LightboxSlide[]
  onClose(): void
}) {
  const t = useTranslate()
  return (
    <YetAnotherLightbox
      open
      index={index}
      close={onClose}
      slides={slides.map((slide) => ({
        src: slide.src,
        alt: slide.alt,
        description: slide.description,
        srcSet: sizesOf(slide),
      }))}
      plugins={[Captions, Counter, Zoom]}
      captions={{ descriptionTextAlign: 'center' }}
      carousel={{ finite: slides.length <= 1, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={
        matchMedia('(prefers-reduced-motion: reduce)').matches
          ? { fade: 0, swipe: 0, zoom: 0 }
          : { fade: 160, swipe: 240 }
      }
      labels={{
        Lightbox: t('Images'),
        Close: t('Close'),
        Previous: t('Previous'),
        Next: t('Next'),
        'Zoom in': t('Zoom in'),
        'Zoom out': t('Zoom out'),
        Slide: t('Image'),
        'Photo gallery': t('Images'),
        '{index} of {total}': t('Image {index} of {total}'),
      }}
    />
  )
}
