import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/')({ component: () => <h1>Home</h1> })
