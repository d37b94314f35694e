export { listDenialsOf, listEventsOf, listUploaderRows } from './insights.repository.ts'
