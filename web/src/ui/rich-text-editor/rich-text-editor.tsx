import { Skeleton } from '@mantine/core'
import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './loaded-editor.tsx'

// Half as large as the rest of the site: it comes where somebody writes.
const LoadedEditor = lazy(async () => ({
  default: (await import('./loaded-editor.tsx')).LoadedEditor,
}))

/** A field for a formatted text, of which `richTextElements` of the contract says what it may hold. Used as any input. */
export function RichTextEditor(props: RichTextEditorProps) {
  const waiting = <Skeleton height={320} radius="md" />
  return (
    <ClientOnly fallback={waiting}>
      <Suspense fallback={waiting}>
        <LoadedEditor {...props} />
      </Suspense>
    </ClientOnly>
  )
}
