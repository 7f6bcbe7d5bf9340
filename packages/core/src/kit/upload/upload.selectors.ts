import type { UploadSnapshot } from './upload.machine.ts'

/** The uploaded share, from 0 to 1; `null` while it is unknown. */
export const selectProgress = (snapshot: Pick<UploadSnapshot, 'context'>): number | null => {
  const { progress } = snapshot.context
  return progress === null || progress.total <= 0 ? null : Math.min(1, progress.sent / progress.total)
}
