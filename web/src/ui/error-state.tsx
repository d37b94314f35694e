import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { EmptyState } from './empty-state.tsx'

interface ErrorStateProps {
  title: string
  text: string
  retryLabel: string
  onRetry(): void
}

/** In place of a part of a page that could not be read. */
export function ErrorState({ title, text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <EmptyState
      icon={<IconAlertTriangle size={32} stroke={1.5} />}
      title={title}
      text={text}
      isPlain
    >
      <Button variant="default" onClick={onRetry}>
        {retryLabel}
      </Button>
    </EmptyState>
  )
}
