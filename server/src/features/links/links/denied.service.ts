export {
  deleteDenied,
  type DeniedKind,
  type DeniedReader,
  type DeniedRow,
  type DeniedWhole,
  findDeniedRows,
  listDeniedRows,
  listDeniedUses,
  lockDenied,
} from './denied.repository.ts'
