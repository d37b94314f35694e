import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import classes from './upload.module.css'

interface DropZoneProps {
  /** What can be done here, in words: "Drop files here, paste them, or choose some." */
  text: string
  /** What is taken. */
  hint: string
  buttonLabel: string
  inputLabel: string
  /** Types that the browser offers, such as `image/png`; without them all. */
  accept?: readonly string[] | null
  isSingle?: boolean
  /** Where it is a field of a form: what is wrong with it, and how the form finds it. */
  error?: string | undefined
  path?: string | undefined
  onFiles(files: readonly File[]): void
}

/** Takes files that are dropped, pasted or chosen. By the keyboard its button opens the browser's own chooser. */
export function DropZone({
  text,
  hint,
  buttonLabel,
  inputLabel,
  accept,
  isSingle,
  error,
  path,
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useDroppedFiles(onFiles)
  const hintId = useId()
  const errorId = useId()
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      data-wrong={error ? true : undefined}
      {...handlers}
    >
      <IconUpload size={28} stroke={1.25} aria-hidden />
      <p className={classes.words}>{text}</p>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
      <Button
        variant="default"
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        data-path={path}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        className={classes.input}
        aria-label={inputLabel}
        tabIndex={-1}
        multiple={!isSingle}
        {...(accept && { accept: accept.join(',') })}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // So that choosing the same file again is a change again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}

function useDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const take = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length > 0) onFiles(files)
    return files.length > 0
  }
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      // The browser would open the file in place of the page.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const isWithin = event.currentTarget.contains(event.relatedTarget as Node | null)
      if (!isWithin) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer)
    },
    onPaste: (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault()
    },
  }
  return { isOver, handlers }
}
