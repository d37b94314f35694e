import { Button } from '@mantine/core'
import { IconBrandFacebook, IconBrandX, IconCopy, IconShare2 } from '@tabler/icons-react'
import { useId } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import classes from './share-button.module.css'

const SHARE_WINDOW = 'width=575,height=400,noopener'

/** Passes the page on: by what the phone has for that, else by copying its address or in a small window of another site. */
export function ShareButton({ name }: { name: string }) {
  const t = useTranslate()
  const id = useId()
  const share = (address: (url: string) => string) => () => {
    const url = encodeURIComponent(window.location.href)
    window.open(address(url), 'share', SHARE_WINDOW)
    document.getElementById(id)?.hidePopover()
  }
  const handleOpen = () => {
    const { href: url } = window.location
    if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches)
      void navigator.share({ title: name, url }).catch(() => undefined)
    else document.getElementById(id)?.togglePopover()
  }
  return (
    <span className={classes.share}>
      <Button
        variant="default"
        leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden />}
        onClick={handleOpen}
        aria-haspopup="true"
      >
        {t('Share')}
      </Button>
      <span id={id} popover="auto" className={classes.menu}>
        <button
          type="button"
          onClick={() => {
            void copyText(window.location.href).then((isCopied) =>
              isCopied
                ? toast.positive(t('Copied link to clipboard'))
                : toast.danger(
                    t('Copying is not possible here. The address is in the address bar.'),
                  ),
            )
            document.getElementById(id)?.hidePopover()
          }}
        >
          <IconCopy size={18} stroke={1.6} aria-hidden /> {t('Copy link')}
        </button>
        <button
          type="button"
          onClick={share((url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`)}
        >
          <IconBrandFacebook size={18} stroke={1.6} aria-hidden /> Facebook
        </button>
        <button
          type="button"
          onClick={share(
            (url) => `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(name)}`,
          )}
        >
          <IconBrandX size={18} stroke={1.6} aria-hidden /> X
        </button>
      </span>
    </span>
  )
}
