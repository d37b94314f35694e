/** Records that turned out to be one: what a merge moves, where it leads, and its way back. */
export {
  countMerge,
  findKeptId,
  findMerged,
  insertMerge,
  lockMerged,
  markUndone,
  type MergeCounts,
  type MergeRow,
  undoMergedRows,
} from './merges.repository.ts'
