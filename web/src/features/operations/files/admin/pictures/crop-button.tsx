import { Button } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../../lib/lazy-part.ts'
import { useSession } from '../../../../../lib/session.tsx'
import type { Croppable } from './crop-dialog.tsx'
import type { SentPicture } from './sent-picture.ts'

const dialog = lazyDialog(() => import('./crop-dialog.tsx'))

interface CropButtonProps {
  /** Undefined where it cannot be seen yet. */
  picture: Croppable | undefined
  /** What it is called on the page. */
  name: string
  onCut(picture: SentPicture): void
}

/** Opens the cutting of a picture; nothing for who may send none. */
export function CropButton({ picture, name, onCut }: CropButtonProps) {
  const t = useTranslate()
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!can('files.create')) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCrop size={16} stroke={1.5} aria-hidden />}
        aria-label={t(':label: :name', { label: t('Crop'), name })}
        disabled={!picture}
        onClick={() => dialog.load(() => setOpen(true))}
      >
        {t('Crop')}
      </Button>
      {isOpen && picture && (
        <dialog.Part
          picture={picture}
          onClose={() => setOpen(false)}
          onCut={(cut) => {
            setOpen(false)
            onCut(cut)
          }}
        />
      )}
    </>
  )
}
