import { IconX } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import classes from './sheet.module.css'

interface SheetProps {
  title: string
  closeLabel: string
  /** What opened it: on a desk it hangs below. */
  anchor: HTMLElement | null
  /** Pixels, on a desk. */
  width: number
  onClose(): void
  children: ReactNode
  /** Stays in sight while the rest scrolls. */
  foot?: ReactNode
}

const MARGIN = 16
const GAP = 8

/**
 * A popover on a desk, a drawer from below on a phone; shown as long as it is rendered. An element of the browser: it
 * keeps the focus inside, closes on Escape and gives the focus back by itself.
 */
export function Sheet({ title, closeLabel, anchor, width, onClose, children, foot }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    // What lies around it is part of the element itself, and of none in it.
    const closeFromOutside = ({ target }: MouseEvent) => target === element && element?.close()
    element?.addEventListener('click', closeFromOutside)
    element?.showModal()
    return () => {
      element?.removeEventListener('click', closeFromOutside)
      element?.close()
    }
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={title}
      style={placeBelow(anchor, width)}
      onClose={onClose}
    >
      <div className={classes.head}>
        <h2>{title}</h2>
        <button type="button" className={classes.close} aria-label={closeLabel} onClick={close}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </dialog>
  )
}

function placeBelow(anchor: HTMLElement | null, width: number): CSSProperties {
  const { bottom = 0, left = 0 } = anchor?.getBoundingClientRect() ?? {}
  const room = document.documentElement.clientWidth - width - MARGIN
  return {
    '--sheet-top': `${Math.round(Math.max(MARGIN, bottom + GAP))}px`,
    '--sheet-left': `${Math.round(Math.max(MARGIN, Math.min(left, room)))}px`,
    '--sheet-width': `min(${width}px, 100vw - ${2 * MARGIN}px)`,
  } as CSSProperties
}
