import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './warning.module.css'

interface WarningProps {
  title?: string
  role?: 'alert' | 'note'
  children: ReactNode
}

/** What its reader should look at before going on, in colours of the site: those of the library are too pale to read. */
export function Warning({ title, role = 'alert', children }: WarningProps) {
  return (
    <Alert
      role={role}
      variant="light"
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden />}
      {...(title !== undefined && { title })}
      classNames={{
        root: classes.root!,
        title: classes.title!,
        icon: classes.icon!,
        message: classes.message!,
      }}
    >
      {children}
    </Alert>
  )
}
